/** The browser's offer to put the house among the apps. It is kept for the settings, and never pressed upon anybody. */

interface Offer extends Event {
  prompt(): Promise<unknown>
}

let offer = $state.raw<Offer | null>(null)

export const install = {
  get offered(): boolean {
    return offer !== null
  },
}

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer
  })
  addEventListener('appinstalled', () => (offer = null))
}

/** An offer holds once. */
export async function installHouse(): Promise<void> {
  const taken = offer
  offer = null
  await taken?.prompt()
}
