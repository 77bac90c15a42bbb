/** What is heard of Home Raiders. What the table times itself, with `sound`, is not listed here. */
import type { Told } from '../../protocol/raiders'
import type { SoundsOf } from '../../shell/sound'

export const SOUNDS = {
  PortalPlaced: 'magic',
  Deployed: 'step',
  MarkerPlaced: 'flag',
  RoundBegan: 'round',
  PearlDrawn: 'pearl',
  DiceRolled: 'dice',
  Moved: 'step',
  ObjectPushed: 'push',
  Fell: 'hit',
  WentToGround: 'step',
  StoodUp: 'step',
  Attacked: (event) => (event.hit ? 'hit' : 'miss'),
  Vanished: 'puff',
  Healed: 'heal',
  AbilityUsed: 'magic',
  MarkerControlled: 'flag',
} satisfies SoundsOf<Told>
