/** A page that is older than its house says so, and is loaded again when that takes nothing from anybody. */
import { api } from '../net'
import { isInTheMiddle } from './middle'
import { mayReloadFor, reloadsFor } from './reloads'

const ASK_EVERY = 60_000
const LOOK_EVERY = 500
/** So long nobody touches the page before it is loaded again: nothing goes away under a finger. */
export const QUIET_FOR = 3_000

let newer = $state<string | null>(null)
let quietSince: number | null = null
const reasons = new Set<() => boolean>()

export const renewal = {
  /** The house has another client than this page. */
  get due(): boolean {
    return newer !== null
  },
  /** Whether the page will be loaded again without being asked to. */
  get byItself(): boolean {
    return newer !== null && mayReloadFor(newer)
  },
}

/** `npm run dev` has no build. */
function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
}

export function heardOf(build: string): void {
  const own = ownBuild()
  newer = own === '' || build === own ? null : build
}

/** Whoever gets no answer asks again later. */
export async function askForBuild(): Promise<void> {
  const house = await api.house().catch(() => null)
  if (house !== null) heardOf(house.build)
}

/** As long as `reason` holds, the page is not loaded again by itself. */
export function notWhile(reason: () => boolean): () => void {
  reasons.add(reason)
  return () => reasons.delete(reason)
}

export function loadAgain(): void {
  if (newer !== null) reloadsFor(newer)
  location.reload()
}

function isGoodMoment(): boolean {
  return !isInTheMiddle(document) && [...reasons].every((reason) => !reason())
}

function look(): void {
  if (newer === null || !mayReloadFor(newer) || !isGoodMoment()) {
    quietSince = null
    return
  }
  quietSince ??= Date.now()
  if (Date.now() - quietSince >= QUIET_FOR) loadAgain()
}

/** A house is renewed by a restart: lines come back, pages are looked at again, and files of before are gone. */
export function watchRenewal(): void {
  const ask = (): void => void (document.hidden || askForBuild())
  const touched = (): void => void (quietSince = null)
  setInterval(ask, ASK_EVERY)
  document.addEventListener('visibilitychange', ask)
  addEventListener('online', ask)
  addEventListener('vite:preloadError', () => void askForBuild())
  addEventListener('pointerdown', touched, { capture: true, passive: true })
  addEventListener('keydown', touched, { capture: true })
  $effect.root(() => {
    $effect(() => {
      if (newer === null) return
      const timer = setInterval(look, LOOK_EVERY)
      return () => clearInterval(timer)
    })
  })
}
