/** Where an address leads. */

export type Route =
  | { page: 'home' }
  | { page: 'day' }
  | { page: 'table'; code: string }
  | { page: 'tv'; code: string; language: string | null }
  | { page: 'replay'; match: string; viewer: number | null; at: number | null }
  | { page: 'finale'; match: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'move'; token: string }
  | { page: 'lost'; path: string }

export const DAY_PATH = '/day'

const CODE = /^[A-Za-z0-9]{3,12}$/

export function parse(address: string): Route {
  const url = new URL(address, 'http://house')
  const parts = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  const [head, first, second] = parts
  if (head === undefined) return { page: 'home' }
  if (head === 'day' && parts.length === 1) return { page: 'day' }
  if (head === 't' && first !== undefined && parts.length === 2 && CODE.test(first))
    return { page: 'table', code: first.toUpperCase() }
  if (head === 'tv' && first !== undefined && parts.length === 2 && CODE.test(first))
    return { page: 'tv', code: first.toUpperCase(), language: url.searchParams.get('lang') }
  if (head === 'replay' && first !== undefined && parts.length === 2)
    return {
      page: 'replay',
      match: first,
      viewer: whole(url.searchParams.get('viewer')),
      at: whole(url.searchParams.get('at')),
    }
  if (head === 'finale' && first !== undefined && parts.length === 2) return { page: 'finale', match: first }
  if (head === 'rules' && first !== undefined && parts.length <= 3)
    return { page: 'rules', game: first, rule: second ?? null }
  if (head === 'move' && first !== undefined && parts.length === 2) return { page: 'move', token: first }
  return { page: 'lost', path: url.pathname }
}

export function tablePath(code: string): string {
  return `/t/${encodeURIComponent(code)}`
}

/** The big screen of a table, in the browser's language or in this one. */
export function tvPath(code: string, language?: string): string {
  return `/tv/${encodeURIComponent(code)}${language === undefined ? '' : `?lang=${encodeURIComponent(language)}`}`
}

export function replayPath(match: string, viewer?: number | null, at?: number | null): string {
  const query = new URLSearchParams()
  if (viewer !== undefined && viewer !== null) query.set('viewer', String(viewer))
  if (at !== undefined && at !== null) query.set('at', String(at))
  const text = query.toString()
  return `/replay/${encodeURIComponent(match)}${text === '' ? '' : `?${text}`}`
}

export function finalePath(match: string): string {
  return `/finale/${encodeURIComponent(match)}`
}

export function rulesPath(game: string, rule?: string | null): string {
  const base = `/rules/${encodeURIComponent(game)}`
  return rule === undefined || rule === null || rule === '' ? base : `${base}/${encodeURIComponent(rule)}`
}

/** A code as somebody typed or pasted it: alone, or inside a link. */
export function codeFrom(text: string): string | null {
  const link = /\/tv?\/([A-Za-z0-9]+)/.exec(text)
  const bare = link?.[1] ?? text.replace(/[\s-]/g, '')
  return CODE.test(bare) ? bare.toUpperCase() : null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : null
}
