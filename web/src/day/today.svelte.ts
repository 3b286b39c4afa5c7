/** Today's mazes, asked for anew when the day is over or the page is looked at again. */
import { api, asDenied, type Denied } from '../net'
import type { Day } from '../types'

const MINUTE = 60_000

export class Today {
  day = $state.raw<Day | null>(null)
  denied = $state.raw<Denied | null>(null)
  /** Seconds until the next day. */
  left = $state(0)
  private ends = 0

  /** For as long as the page is shown. */
  watch(): () => void {
    void this.ask()
    const beat = setInterval(() => this.tick(), MINUTE / 4)
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.ask()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(beat)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async ask(): Promise<void> {
    try {
      this.day = await api.day()
      this.denied = null
      this.ends = performance.now() + this.day.seconds * 1000
      this.left = this.day.seconds
    } catch (error) {
      this.denied = asDenied(error)
    }
  }

  private tick(): void {
    if (this.day === null) return
    this.left = Math.max(0, (this.ends - performance.now()) / 1000)
    if (this.left === 0) void this.ask()
  }
}
