/** A team as the rules judge it: the server does, with what `kitchentable team check` uses. */
import type { AskFile, AskTeam, CheckedTeam } from '../../protocol/raiders'
import { post } from '../../shell/tables'

function check(ask: AskTeam | AskFile): Promise<CheckedTeam> {
  return post<CheckedTeam>('/games/raiders/prepare', ask)
}

export function judge({ name, stars, entries }: Omit<AskTeam, 'what'>): Promise<CheckedTeam> {
  return check({ what: 'team', name, stars, entries })
}

export function readFile(text: string): Promise<CheckedTeam> {
  return check({ what: 'team-file', text })
}
