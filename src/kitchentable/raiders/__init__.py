"""Home Raiders. The geometry is loaded when a game begins, not before."""

from kitchentable.raiders.campaign.record import Campaign
from kitchentable.raiders.game import GAME

__all__ = ["GAME", "Campaign"]
