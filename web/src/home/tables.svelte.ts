/** The tables of this guest: those the house has open, wherever they were joined, and those only this browser remembers. */
import { api } from '../net'
import type { OwnTable } from '../types'
import { forget, visits, type Visit } from './recent'

export class Tables {
  /** Null until the house has answered. */
  open = $state.raw<readonly OwnTable[] | null>(null)
  #visits = $state.raw<readonly Visit[]>(visits())

  get remembered(): readonly Visit[] {
    const open = this.open
    return open === null ? [] : this.#visits.filter((visit) => open.every((table) => table.code !== visit.code))
  }

  /** Without an answer there is still what the browser remembers. */
  async look(): Promise<void> {
    this.open = await api.myTables().catch(() => [])
  }

  drop(code: string): void {
    forget(code)
    this.#visits = visits()
  }
}
