/** Whether this browser is called when it is its guest's turn and no page is open. The browser's own push service carries it. */
import { house } from '../house.svelte'
import { speech } from '../i18n/words.svelte'
import { keep, recall } from '../keep'
import { api } from '../net'
import { registration } from '../worker/register'

/** Or why it cannot be: the page is not secure, the browser cannot, or its user has forbidden it. */
export type Calling = 'on' | 'off' | 'insecure' | 'cannot' | 'denied'

/** Whom the house calls at this browser, how it speaks, where, and on which day the house was last told so. */
interface Called {
  guest: string
  lang: string
  endpoint?: string
  day?: string
}

let state = $state<Calling>('off')
let trouble = $state(false)
let busy = $state(false)

export const calling = {
  get state(): Calling {
    return state
  },
  /** The last wish did not come true. */
  get trouble(): boolean {
    return trouble
  },
  get busy(): boolean {
    return busy
  },
}

const fits = (value: unknown): value is Called =>
  typeof value === 'object' && value !== null && 'guest' in value && 'lang' in value

export async function look(): Promise<void> {
  state = await found()
}

async function found(): Promise<Calling> {
  if (!isSecureContext) return 'insecure'
  const worker = 'PushManager' in window ? await registration() : null
  if (worker === null) return 'cannot'
  if (Notification.permission === 'denied') return 'denied'
  return recall('called', fits) !== null && (await worker.pushManager.getSubscription()) !== null ? 'on' : 'off'
}

export async function want(on: boolean): Promise<void> {
  if (busy) return
  busy = true
  trouble = false
  try {
    await (on ? begin() : end())
  } catch {
    trouble = true
  }
  busy = false
  await look()
}

async function begin(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') await subscribe()
}

/** The house may have another key than last time: then the old subscription is good for nothing. */
async function subscribe(): Promise<void> {
  const worker = await registration()
  const { key } = await api.pushKey()
  if (worker === null) return
  const old = await worker.pushManager.getSubscription()
  if (old !== null && isFor(old, key)) return tell(old)
  await old?.unsubscribe()
  await tell(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }))
}

async function end(): Promise<void> {
  keep('called', null)
  const old = await (await registration())?.pushManager.getSubscription()
  if (!old) return
  await old.unsubscribe()
  await api.endPush(old.endpoint)
}

async function tell(subscription: PushSubscription): Promise<void> {
  const guest = house.me?.id
  const { endpoint, keys } = subscription.toJSON()
  if (guest === undefined || endpoint === undefined || keys === undefined) throw new Error('no subscription')
  const lang = speech.language
  await api.startPush({ endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', lang })
  keep('called', { guest, lang, endpoint, day: today() } satisfies Called)
}

const today = (): string => new Date().toISOString().slice(0, 10)

/**
 * Whoever speaks another language now, or has become somebody else, is called as such. Browsers change the address at which
 * they are called, and houses forget those where nobody answers: so the house is told again on every day that a page is opened.
 */
export async function follow(guest: string, lang: string): Promise<void> {
  const called = recall('called', fits)
  if (called === null || Notification.permission !== 'granted') return
  const known = await (await registration())?.pushManager.getSubscription()
  const now = { guest, lang, endpoint: known?.endpoint, day: today() }
  const isSaid = (Object.keys(now) as (keyof Called)[]).every((one) => now[one] === called[one])
  if (!isSaid) await subscribe()
}

/** Call once. What fails now is tried again with the next page. */
export function watchCalling(): void {
  $effect.root(() => {
    $effect(() => {
      if (house.me !== null) follow(house.me.id, speech.language).catch(() => undefined)
    })
  })
}

export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey
  return own !== null && String(new Uint8Array(own)) === String(bytes(key))
}
