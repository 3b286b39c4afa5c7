/** What this browser remembers. A browser that forbids it just forgets. */

/** `sessionStorage`: for this tab alone. */
type Place = 'localStorage' | 'sessionStorage'

export function recall<T>(key: string, fits: (value: unknown) => value is T, at: Place = 'localStorage'): T | null {
  try {
    const text = globalThis[at].getItem(`wayout.${key}`)
    const value: unknown = text === null ? null : JSON.parse(text)
    return fits(value) ? value : null
  } catch {
    return null
  }
}

export function keep(key: string, value: unknown, at: Place = 'localStorage'): void {
  try {
    globalThis[at].setItem(`wayout.${key}`, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the setting lasts as long as the page.
  }
}
