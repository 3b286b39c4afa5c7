/** What a service worker has and a page has not. TypeScript's own words for both worlds do not go into one program. */
import type { OpenPage } from './push'

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface Events {
  install: Lasting
  activate: Lasting
  fetch: Lasting & { request: Request; respondWith(answer: Promise<Response>): void }
  push: Lasting & { data: { json(): unknown } | null }
  notificationclick: Lasting & { notification: Notification }
}

export interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void): void
}
