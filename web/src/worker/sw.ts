/** The service worker: shows the house while it cannot be reached, and notes of the house while nobody looks. */
import { answerFile, answerPage, cacheOf, kindOf, outdated } from './answer'
import { followNote, noteIn, showNote, type Desk } from './push'
import type { WorkerScope } from './scope'

/** Put in by service-worker.ts when the client is built. */
declare const __BUILD__: string
declare const __FILES__: readonly string[]

const worker = self as unknown as WorkerScope
const PAGE = '/'

const stored = async (path: string): Promise<Response | undefined> =>
  (await caches.open(cacheOf(__BUILD__))).match(path, { ignoreSearch: true })

/** All or nothing: a page of one build with the files of another would be worse than none. */
async function takeIn(): Promise<void> {
  const cache = await caches.open(cacheOf(__BUILD__))
  const page = await fetch(PAGE, { cache: 'no-cache' })
  if (!(await page.clone().text()).includes(__BUILD__)) throw new Error('the house was renewed meanwhile')
  await cache.addAll(__FILES__)
  await cache.put(PAGE, page)
  await worker.skipWaiting()
}

async function tidyUp(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), __BUILD__).map((name) => caches.delete(name)))
}

const desk: Desk = {
  origin: worker.location.origin,
  pages: () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (url) => worker.clients.openWindow(url),
  show: (title, options) => worker.registration.showNotification(title, options),
}

worker.addEventListener('install', (event) => event.waitUntil(takeIn()))
worker.addEventListener('activate', (event) => event.waitUntil(tidyUp()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const ask = (): Promise<Response> => fetch(request)
  const kind = kindOf(request, worker.location.origin)
  if (kind === 'page') event.respondWith(answerPage(ask, () => stored(PAGE)))
  if (kind === 'file') event.respondWith(answerFile(ask, () => stored(request.url)))
})

worker.addEventListener('push', (event) => {
  const note = noteIn(event.data?.json())
  if (note !== null) event.waitUntil(showNote(note, desk))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as { url: string }
  event.waitUntil(followNote(url, desk))
})
