// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ASKED: { method: string; path: string; body: unknown }[] = []
const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'

/** A browser's push service, as far as the page sees it. */
class Manager {
  made: Made | null = null
  refuses = false
  getSubscription = (): Promise<Made | null> => Promise.resolve(this.made)
  subscribe = ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }): Promise<Made> => {
    if (this.refuses) return Promise.reject(new DOMException('no', 'AbortError'))
    this.made = new Made(this, applicationServerKey.buffer)
    return Promise.resolve(this.made)
  }
}
class Made {
  endpoint = `https://push.example/${ASKED.length}`
  options
  constructor(
    readonly manager: Manager,
    applicationServerKey: ArrayBuffer,
  ) {
    this.options = { applicationServerKey }
  }
  unsubscribe(): Promise<boolean> {
    this.manager.made = null
    return Promise.resolve(true)
  }
  toJSON(): unknown {
    return { endpoint: this.endpoint, keys: { p256dh: 'point', auth: 'secret' } }
  }
}

/** Its user says yes when asked. */
const asking = {
  permission: 'default',
  requestPermission: (): Promise<string> => Promise.resolve((asking.permission = 'granted')),
}

let manager: Manager
let worker: { pushManager: Manager } | null
let key = KEY
let house: typeof import('../house.svelte')
let push: typeof import('./calling.svelte')

vi.mock('../worker/register', () => ({ registration: () => Promise.resolve(worker) }))

function answer(path: string, init?: RequestInit): Promise<Response> {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
  ASKED.push({ method: init?.method ?? 'GET', path, body })
  if (path === '/api/push') return Promise.resolve(Response.json({ key }))
  if (path === '/api/me') return Promise.resolve(Response.json({ id: 'ann', name: 'Ann', colour: 1 }))
  if (path === '/api/house') return Promise.resolve(Response.json({ version: '1', games: [] }))
  return Promise.resolve(new Response(null, { status: 204 }))
}

const told = (): typeof ASKED => ASKED.filter(({ path }) => path.startsWith('/api/me/push'))

beforeEach(async () => {
  ASKED.length = 0
  localStorage.clear()
  key = KEY
  manager = new Manager()
  worker = { pushManager: manager }
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', Manager)
  vi.stubGlobal('Notification', asking)
  asking.permission = 'default'
  vi.resetModules()
  house = await import('../house.svelte')
  push = await import('./calling.svelte')
  await house.enter()
})

afterEach(() => vi.unstubAllGlobals())

test('whoever wants to be called tells the house where, and in which language', async () => {
  await push.look()
  expect(push.calling.state).toBe('off')

  await push.want(true)

  expect(push.calling.state).toBe('on')
  expect(told()).toEqual([
    {
      method: 'PUT',
      path: '/api/me/push',
      body: { endpoint: manager.made?.endpoint, p256dh: 'point', auth: 'secret', lang: 'en' },
    },
  ])
  expect(String(new Uint8Array(manager.made?.options.applicationServerKey ?? new ArrayBuffer()))).toBe(
    String(push.bytes(KEY)),
  )
})

test('and whoever does not any more is called no more', async () => {
  await push.want(true)
  const endpoint = manager.made?.endpoint

  await push.want(false)

  expect(push.calling.state).toBe('off')
  expect(manager.made).toBeNull()
  expect(told().at(-1)).toEqual({ method: 'POST', path: '/api/me/push/end', body: { endpoint } })
})

test('a page that is not secure says so', async () => {
  vi.stubGlobal('isSecureContext', false)
  await push.look()
  expect(push.calling.state).toBe('insecure')
})

test('a browser that cannot says so', async () => {
  worker = null
  await push.look()
  expect(push.calling.state).toBe('cannot')
})

test('a browser that may not says so', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  await push.look()
  expect(push.calling.state).toBe('denied')
})

test('whoever says no to the browser is asked no more, and the house hears nothing', async () => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve('denied') })
  await push.want(true)
  expect(told()).toEqual([])
})

test('what does not work is told, and can be tried again', async () => {
  manager.refuses = true
  await push.want(true)
  expect([push.calling.state, push.calling.trouble]).toEqual(['off', true])

  manager.refuses = false
  await push.want(true)
  expect([push.calling.state, push.calling.trouble]).toEqual(['on', false])
})

test('a house with another key gets another subscription', async () => {
  await push.want(true)
  const first = manager.made
  key = `BQ${KEY.slice(2)}`

  await push.want(true)

  expect(manager.made).not.toBe(first)
})

test('the house hears of another language or another guest, and only then', async () => {
  await push.want(true)

  await push.follow('ann', 'en')
  expect(told()).toHaveLength(1)
  await push.follow('ann', 'zh-Hant')
  expect(told()).toHaveLength(2)
})

test('when the browser has another address, or another day has come, the house is told again', async () => {
  await push.want(true)
  manager.made!.endpoint = 'https://push.example/moved'

  await push.follow('ann', 'en')
  expect(told().map(({ body }) => (body as { endpoint: string }).endpoint)[1]).toBe('https://push.example/moved')
  vi.useFakeTimers({ now: Date.now() + 24 * 3600_000, toFake: ['Date'] })
  await push.follow('ann', 'en')
  await push.follow('ann', 'en')
  vi.useRealTimers()
  expect(told()).toHaveLength(3)
})

test('what the browser has lost, or made for another key of the house, is made anew without asking', async () => {
  await push.want(true)
  manager.made = null
  await push.follow('ann', 'en')
  expect(manager.made).not.toBeNull()
  key = KEY.replace('BP4z', 'BQ4z')
  await push.follow('ann', 'zh-Hant')

  expect(String(new Uint8Array(manager.made!.options.applicationServerKey))).toBe(String(push.bytes(key)))
  expect(told()).toHaveLength(3)
})

test('whoever has forbidden it since is left alone', async () => {
  await push.want(true)
  asking.permission = 'denied'
  await push.follow('ann', 'zh-Hant')

  expect(told()).toHaveLength(1)
})

test('whoever never wanted to be called is never told about', async () => {
  await push.follow('ann', 'zh-Hant')
  expect(told()).toEqual([])
})
