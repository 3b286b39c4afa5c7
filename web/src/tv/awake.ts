/** Keeps the screen from going dark, where the browser can. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false

  // A browser may say no, to save its battery for one: then the screen does as it is set to.
  async function ask(): Promise<void> {
    if (!('wakeLock' in navigator) || document.hidden) return
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) void lock?.release()
  }
  const seen = (): void => void ask()

  void ask()
  document.addEventListener('visibilitychange', seen)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', seen)
    void lock?.release()
  }
}
