/** A team as the rules judge it: the server does, with what `kitchentable team check` uses. */
import type { Message } from '../../protocol/types'
import { post } from '../../shell/tables'
import type { Entry } from '../../shell/teams'

export interface Judged {
  name: string
  stars: number
  entries: Entry[]
  cost: number
  fits: boolean
  problems: { say: Message; rule: string }[]
  /** The team as its file has it. */
  text: string
}

export function judge(team: Pick<Judged, 'name' | 'stars' | 'entries'>): Promise<Judged> {
  return post<Judged>('/games/raiders/prepare', { what: 'team', ...team })
}

export function readFile(text: string): Promise<Judged> {
  return post<Judged>('/games/raiders/prepare', { what: 'team-file', text })
}
