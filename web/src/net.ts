/** Questions to the house that are asked once. */
import type {
  Day,
  Forecast,
  House,
  MatchFinale,
  MatchInfo,
  MatchLetters,
  Me,
  MoveLink,
  MoveOffer,
  OwnTable,
  PushKey,
  PushStart,
  Refused,
  TableInfo,
} from './types'

/** The house said no, with a code that has words; or could not be reached (`offline`). */
export class Denied extends Error {
  constructor(
    readonly code: string,
    readonly rule: string = '',
    readonly facts: Record<string, unknown> = {},
    readonly status: number = 0,
  ) {
    super(code)
  }
}

export function asDenied(error: unknown): Denied {
  return error instanceof Denied ? error : new Denied('offline')
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } }
  if (body instanceof Blob) init.body = body
  else if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
  }
  const answer = await fetch(path, init).catch(() => {
    throw new Denied('offline')
  })
  const text = await answer.text()
  const content = parsed(text)
  if (answer.ok) return content as T
  const refusal = (content ?? {}) as Partial<Refused>
  throw new Denied(refusal.code ?? 'broken', refusal.rule ?? '', refusal.facts ?? {}, answer.status)
}

/** The house takes a record as gzip, which is a tenth of it. */
async function packed(file: Blob): Promise<Blob> {
  return await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const at = encodeURIComponent

export const api = {
  house: () => ask<House>('/api/house'),
  catalogue: (game: string) => ask<unknown>(`/api/games/${at(game)}/catalogue`),
  forecast: (game: string) => ask<Forecast>(`/api/games/${at(game)}/forecast`),
  me: () => ask<Me>('/api/me'),
  setMe: (name: string, colour: number | null) => ask<Me>('/api/me', 'PUT', { name, colour }),
  myTables: () => ask<OwnTable[]>('/api/me/tables'),
  moveLink: () => ask<MoveLink>('/api/me/move', 'POST'),
  moveOffer: (token: string) => ask<MoveOffer>(`/api/move/${at(token)}`),
  move: (token: string) => ask<unknown>('/api/move', 'POST', { token }),
  pushKey: () => ask<PushKey>('/api/push'),
  startPush: (start: PushStart) => ask<null>('/api/me/push', 'PUT', start),
  endPush: (endpoint: string) => ask<null>('/api/me/push/end', 'POST', { endpoint }),
  openTable: (game: string) => ask<{ code: string }>('/api/tables', 'POST', { game }),
  day: () => ask<Day>('/api/day'),
  tryDay: (game: string, maze: string) => ask<{ code: string }>('/api/day', 'POST', { game, maze }),
  table: (code: string) => ask<TableInfo>(`/api/tables/${at(code)}`),
  match: (match: string) => ask<MatchInfo>(`/api/matches/${at(match)}`),
  letters: (match: string, viewer: number) => ask<MatchLetters>(`/api/matches/${at(match)}/letters?viewer=${viewer}`),
  finale: (match: string) => ask<MatchFinale>(`/api/matches/${at(match)}/finale`),
  openRecord: async (file: Blob) => ask<{ match: string }>('/api/records', 'POST', await packed(file)),
  fork: (match: string, number: number) => ask<{ code: string }>(`/api/matches/${at(match)}/fork`, 'POST', { number }),
}

export function qrPath(code: string): string {
  return `/api/tables/${at(code)}/qr.svg`
}

export function recordPath(match: string): string {
  return `/api/matches/${at(match)}/record`
}

export function socketAddress(code: string): string {
  return address(code, 'socket')
}

/** Of a big screen: it gets what all may see, whoever has a seat in this browser. */
export function screenAddress(code: string): string {
  return address(code, 'screen')
}

function address(code: string, end: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${at(code)}/${end}`
}
