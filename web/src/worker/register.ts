/** The service worker of this house, for whoever needs it. Everything but installing and push works without one. */

let known: Promise<ServiceWorkerRegistration | null> | undefined

/** With a worker that is at work; null where the browser has none for this page: plain http, private windows, npm run dev. */
export function registration(): Promise<ServiceWorkerRegistration | null> {
  known ??= register().catch(() => null)
  return known
}

/** Not before the page has all it needs: the first visit comes first. */
export function registerAfterLoad(): void {
  const begin = (): void => void registration()
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  const found = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  return (await isAtWork(found)) ? found : null
}

/** A worker that cannot be set up is thrown away by the browser. */
export async function isAtWork({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing
  if (worker === null) return false
  return new Promise((done) => {
    const look = (): void => {
      if (worker.state === 'activated') done(true)
      if (worker.state === 'redundant') done(false)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
