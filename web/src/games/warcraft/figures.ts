/** Which drawing stands for a piece. */
import type { Library } from '../../protocol/warcraft'

/** What is known of the player whose piece it is. */
interface Owner {
  race: string
  hero?: { name: string } | null
}

/** The name of the figure of a kind of piece; "" where none is drawn. */
export function figureOf(kind: string, owner: Owner | undefined, library: Library): string {
  const race = library.creatures[kind]?.race
  const names = [
    kind === 'hero' && owner?.hero ? `${owner.race}-${owner.hero.name}` : '',
    owner ? `${owner.race}-${kind}` : '',
    kind,
    race ? `${race}-creature` : '',
    kind.endsWith('creep') ? 'creep' : '',
    kind === 'burrow' ? 'orc-outpost' : '',
  ]
  return names.find((each) => each in library.figures) ?? ''
}
