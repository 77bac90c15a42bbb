/**
 * A group glides to its new place, a CSS transform. Figures are put into another order when they
 * move, and a transition would not outlive that. A group without a place stands where it is put.
 */
export function glide(group: SVGGElement, place: string): { update: (next: string) => void } {
  let last = place
  return {
    update(next) {
      const from = last
      last = next
      const time = parseFloat(getComputedStyle(group).getPropertyValue('--slow'))
      if (!from || !next || from === next || !(time > 0)) return
      group.animate([{ transform: from }, { transform: next }], {
        duration: time,
        easing: 'cubic-bezier(0.4, 0.1, 0.2, 1)',
      })
    },
  }
}
