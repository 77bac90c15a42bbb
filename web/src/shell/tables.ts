/** Tables: setting them up, taking seats, and which ones this browser knows. */
import type { Branch, Create, Created, Wrong } from '../protocol/types'
import { Refused } from './connection'

export const SPECTATOR = -1
export const KEEPER = -2

/** A table this browser has been at: what the start page needs to list it. */
export interface Known {
  table: string
  game: string
  when: number
  over?: boolean
  people?: string[]
  /** The house it is played for. */
  house?: string
}

/** A moment that is saved: of which game, after how many entries. */
export interface Moment {
  game: string
  position: number
}

const TABLES = 'kt:tables'
const MOST_KNOWN = 40

async function ask<T>(path: string, method = 'GET', more: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, { method, ...more })
  const data: unknown = await answer.json()
  if (!answer.ok) throw new Refused(data as Wrong)
  return data as T
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path)
}

export function post<T>(path: string, data: unknown): Promise<T> {
  return ask<T>(path, 'POST', { body: JSON.stringify(data) })
}

/** Set a table up, and take the seats that are played at this screen. */
export async function create(wanted: Create, here: readonly number[]): Promise<Created> {
  const created = await ask<Created>('/tables', 'POST', { body: JSON.stringify(wanted) })
  await takeSeats(created, wanted.game, here)
  return created
}

/** Take the seats of a new table that are played at this screen; the links of the others stay. */
export async function takeSeats(
  created: Created,
  game: string,
  here: readonly number[],
  house?: string,
): Promise<void> {
  for (const seat of here) await claim(created.table, created.seats[seat]!)
  await claim(created.table, created.keeper)
  keepLinks(created, here)
  remember({ table: created.table, game, when: Date.now(), house })
}

/** Put the token of a link into a cookie that scripts cannot read; which seat it is. */
export async function claim(table: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const { seat } = await ask<{ seat: number }>(`/tables/${table}/session`, 'POST', { headers })
  return seat
}

/** The seats this browser has at a table. */
export async function seatsAt(table: string): Promise<number[]> {
  return (await ask<{ seats: number[] }>(`/tables/${table}/session`)).seats
}

/** The links for others, as long as this window lives; the keeper can make new ones later. */
function keepLinks(created: Created, here: readonly number[]): void {
  const others = Object.entries(created.seats).filter(([seat]) => !here.includes(Number(seat)))
  const links = { ...Object.fromEntries(others), [SPECTATOR]: created.spectator }
  sessionStorage.setItem(`kt:links:${created.table}`, JSON.stringify(links))
}

export function linksOf(table: string): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(`kt:links:${table}`) ?? '{}') as Record<string, string>
}

/** Another token for a seat, when a link was lost: the keeper's right. */
export async function renew(table: string, seat: number): Promise<string> {
  const path = `/tables/${table}/seats/${seat}?seat=${KEEPER}`
  const { token } = await ask<{ token: string }>(path, 'POST')
  const links = { ...linksOf(table), [seat]: token }
  sessionStorage.setItem(`kt:links:${table}`, JSON.stringify(links))
  return token
}

export function linkTo(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`
}

/** The tables this browser has been at, the latest first. */
export function known(): Known[] {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? '[]') as Known[]
  } catch {
    return []
  }
}

/** The house that a table is played for, if this browser knows. */
export function houseOf(table: string): string {
  return known().find((each) => each.table === table)?.house ?? ''
}

export function remember(table: Known): void {
  const before = known().find((each) => each.table === table.table)
  const others = known().filter((each) => each.table !== table.table)
  const all = [{ ...before, ...table }, ...others].slice(0, MOST_KNOWN)
  localStorage.setItem(TABLES, JSON.stringify(all))
}

export function forget(table: string): void {
  localStorage.setItem(TABLES, JSON.stringify(known().filter((each) => each.table !== table)))
}

/** Take every seat of a new table at this screen; its id. */
export async function openMade(created: Created): Promise<string> {
  for (const token of [...Object.values(created.seats), created.keeper])
    await claim(created.table, token)
  return created.table
}

/** A new table that goes on from a moment of another. */
export async function playOn(table: string, seat: number, moment: Branch): Promise<string> {
  const body = JSON.stringify(moment)
  return openMade(await ask<Created>(`/tables/${table}/branch?seat=${seat}`, 'POST', { body }))
}

/** A table out of a game file. */
export async function open(file: Blob): Promise<string> {
  return openMade(await ask<Created>('/tables/import', 'POST', { body: file }))
}

/** A table out of a situation file. */
export async function openSituation(file: Blob): Promise<string> {
  return openMade(await ask<Created>('/tables/import?situation', 'POST', { body: file }))
}

/** A moment of a game as a situation file, which the browser saves; its name. */
export async function saveMoment(table: string, seat: number, moment: Moment): Promise<string> {
  const path = `/tables/${table}/situation.toml?seat=${seat}&position=${moment.position}`
  const answer = await fetch(path)
  if (!answer.ok) throw new Refused((await answer.json()) as Wrong)
  const name = `${moment.game}-${moment.position}.toml`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return name
}

/** Follow the others to the table of the rematch: this browser gets its seats there. */
export async function follow(table: string): Promise<string> {
  return (await ask<{ table: string }>(`/tables/${table}/next`, 'POST')).table
}
