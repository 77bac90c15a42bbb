/** What an answer is about: a card, a purchase, spaces; so that it can be given where that is. */
import type { Library, WarcraftTypes } from '../../protocol/warcraft'
import type { OptionOf } from '../../shell/gametypes'

export type Option = OptionOf<WarcraftTypes>

function fields(option: Option): { name?: string; what?: string; kind?: string; space?: string } {
  const value: unknown = option.value
  return typeof value === 'object' && value !== null ? value : {}
}

/** The card that an answer plays; "" if it plays none. */
export function cardOf(option: Option, library: Library): string {
  const { name = '', what = '' } = fields(option)
  if (name === 'victory') return 'victory-point'
  if (name in library.cards) return name
  return what in library.cards && name === '' ? what : ''
}

/** The kind of piece that a move moves. */
export function moverOf(option: Option): string {
  const value: unknown = option.value
  if (typeof value !== 'object' || value === null || !('start' in value)) return ''
  return fields(option).what ?? ''
}

/** What is bought: "train melee", "upgrade flying"; "" if nothing is. */
export function purchaseOf(option: Option): string {
  const { name = '', what = '' } = fields(option)
  return ['train', 'build', 'summon', 'upgrade'].includes(name) ? `${name} ${what}` : ''
}

/** The unit that is lost, by kind and space. */
export function victimOf(option: Option): string {
  const { kind = '', space = '' } = fields(option)
  return kind && space ? `${kind} ${space}` : ''
}

/** Whether an answer ends a step or passes. */
export function isDone(option: Option): boolean {
  const { name = '', what = '' } = fields(option)
  return option.value === null || name === 'done' || (name === '' && what === 'done')
}
