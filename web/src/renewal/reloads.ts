/** For which builds this window was loaded again by itself: once each, so that it never goes round in circles. */
const KEY = 'wayout.renewed'

function builds(): string[] {
  return (sessionStorage.getItem(KEY) ?? '').split(' ')
}

/** A browser that remembers nothing leaves it to the guest. */
export function mayReloadFor(build: string): boolean {
  try {
    return remembers() && !builds().includes(build)
  } catch {
    return false
  }
}

export function reloadsFor(build: string): void {
  try {
    sessionStorage.setItem(KEY, [...builds(), build].join(' ').trim())
  } catch {
    // The guest asked for it.
  }
}

function remembers(): boolean {
  sessionStorage.setItem(`${KEY}.try`, '')
  sessionStorage.removeItem(`${KEY}.try`)
  return true
}
