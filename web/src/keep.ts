/** What this browser remembers. A browser that forbids it just forgets. */

export function recall<T>(key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const text = localStorage.getItem(`wayout.${key}`)
    const value: unknown = text === null ? null : JSON.parse(text)
    return fits(value) ? value : null
  } catch {
    return null
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`wayout.${key}`, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the setting lasts as long as the page.
  }
}
