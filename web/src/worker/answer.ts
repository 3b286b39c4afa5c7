/** What the service worker does with a question of a page: mostly nothing. */

/** `page`: an address that a person opened. `file`: one with its hash in its name. Null: none of the worker's business. */
export type Kind = 'page' | 'file' | null

interface Question {
  method: string
  mode: string
  url: string
}

const THE_HOUSE_ALONE = /^\/(api|healthz|metrics)(\/|$)/

export function kindOf({ method, mode, url }: Question, origin: string): Kind {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin || THE_HOUSE_ALONE.test(asked.pathname)) return null
  if (mode === 'navigate') return 'page'
  return asked.pathname.startsWith('/assets/') ? 'file' : null
}

/** A proxy that stands before the house answers so while the house is away. */
const AWAY = [502, 503, 504]

type Find = () => Promise<Response | undefined>
type Ask = () => Promise<Response>

/** Whatever the house says comes first, so that nobody gets a client older than the house; the stored page only for want of it. */
export async function answerPage(ask: Ask, stored: Find): Promise<Response> {
  try {
    const told = await ask()
    return AWAY.includes(told.status) ? ((await stored()) ?? told) : told
  } catch (silence) {
    const found = await stored()
    if (found === undefined) throw silence
    return found
  }
}

/** What has its hash in its name never changes. */
export async function answerFile(ask: Ask, stored: Find): Promise<Response> {
  return (await stored()) ?? ask()
}

const CACHE = 'wayout-'

export function cacheOf(build: string): string {
  return CACHE + build
}

/** Of other builds. */
export function outdated(caches: readonly string[], build: string): string[] {
  return caches.filter((name) => name.startsWith(CACHE) && name !== cacheOf(build))
}
