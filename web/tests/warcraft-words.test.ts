import { describe, expect, it } from 'vitest'
import { Words } from '../src/shell/words.svelte'

const say = (id: string) => ({ type: 'say' as const, id, args: {} })
const ana = { type: 'who' as const, seat: 0 }

async function spoken(language: 'en' | 'es' | 'nl' | 'nb'): Promise<Words> {
  const words = new Words()
  await words.load(language, 'warcraft')
  words.names = ['Ana']
  return words
}

describe('sentences of Warcraft', () => {
  it.each([
    ['en', 'The creeps roll 6, 2 (Strength 3): one hit.'],
    ['es', 'Los monstruos sacan 6, 2 (fuerza 3): un impacto.'],
    ['nl', 'De griezels gooien 6, 2 (kracht 3): één treffer.'],
    ['nb', 'Monstrene kaster 6, 2 (styrke 3): ett treff.'],
  ] as const)('have the grammar of %s', async (language, line) => {
    const words = await spoken(language)
    const creeps = { seat: say('wc-neutral'), kind: say('wc-kind-creep') }
    expect(words.t('wc-attacked-with', { ...creeps, faces: [6, 2], strength: 3, hits: 1 })).toBe(
      line,
    )
  })

  it('name what a player has', async () => {
    const words = await spoken('nb')
    const hero = { seat: ana, hero: say('wc-hero-death-knight'), points: 1 }
    expect(words.t('wc-learned', hero)).toBe('Dødsridderen til Ana har ett erfaringspoeng.')
  })

  it('take a name that is itself a message', async () => {
    const words = await spoken('es')
    words.call({ 'wc-neutral': say('wc-race-night-elf') })
    expect(words.t('wc-tiles-begin', { seat: say('wc-neutral'), levels: '2/2/2' })).toContain(
      'Las unidades de los elfos de la noche están',
    )
    expect(words.t('wc-neutral')).toBe('elfos de la noche')
  })
})
