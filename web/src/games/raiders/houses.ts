/** Houses that are played for, as the server keeps them, and which this browser knows. */
import type { Shown as House } from '../../protocol/raiders'
import type { Campaigning, CampaignGame } from '../../protocol/types'
import { get, post, takeSeats } from '../../shell/tables'
import { filesFor } from '../../shell/teams'

/** What a new house is made of. */
export interface Wanted {
  names: string[]
  teams: string[]
  players: string[]
  rooms: string[]
  stars: number
}

export interface KnownHouse {
  id: string
  names: string[]
  /** The seats that are played at this screen. */
  here: number[]
  when: number
}

const KEY = 'kt:houses'
const MOST = 20

export function knownHouses(): KnownHouse[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KnownHouse[]
  } catch {
    return []
  }
}

export function forgetHouse(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(knownHouses().filter((each) => each.id !== id)))
}

/** Begin a house; its id. */
export async function beginHouse(given: Wanted, here: number[]): Promise<string> {
  const files = filesFor(given.teams)
  const { id, shown } = await post<Campaigning>('/campaigns', { game: 'raiders', given, files })
  const names = (shown as House).names // the bots have got theirs
  const known: KnownHouse = { id, names, here, when: Date.now() }
  localStorage.setItem(KEY, JSON.stringify([known, ...knownHouses()].slice(0, MOST)))
  return id
}

export async function house(id: string): Promise<House> {
  return (await get<Campaigning>(`/campaigns/${encodeURIComponent(id)}`)).shown
}

/** The table of the game in a room; set up if there is none, with the seats of this screen taken. */
export async function enterRoom(id: string, house: House, room: string): Promise<string> {
  const sent = await post<CampaignGame>(`/campaigns/${encodeURIComponent(id)}/games`, {
    place: room,
  })
  if (sent.created) {
    const people = [0, 1].filter((seat) => house.players[seat] === 'person')
    const known = knownHouses().find((each) => each.id === id)
    const here = people.filter((seat) => known?.here.includes(seat) ?? true)
    await takeSeats(sent.created, 'raiders', here, id)
  }
  return sent.table
}

/** The rooms as the rows of a plan: as square as they can be. */
export function rows<T>(rooms: readonly T[]): T[][] {
  const count = rooms.length <= 3 ? 1 : rooms.length <= 8 ? 2 : 3
  const found: T[][] = []
  for (let at = 0, left = count; left > 0; left--) {
    const size = Math.ceil((rooms.length - at) / left)
    found.push(rooms.slice(at, at + size))
    at += size
  }
  return found
}
