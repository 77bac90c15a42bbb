"""What the page of Home Raiders needs: previews, plans, sights, outlines, forms."""
