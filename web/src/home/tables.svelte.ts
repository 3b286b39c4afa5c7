/** The tables of this guest: those the house has open, wherever they were joined, and those only this browser remembers. */
import { api } from '../net'
import type { OwnTable } from '../types'
import { dismiss, dismissed, isDismissed } from './dismissed'
import { forget, visits, type Visit } from './recent'

/** So many lie above the games, or more if they all wait for this guest or go on with others; whoever has more unfolds
 * them. */
const IN_SIGHT = 2
const MOST_IN_SIGHT = 6

export class Tables {
  /** Null until the house has answered. */
  open = $state.raw<readonly OwnTable[] | null>(null)
  #visits = $state.raw<readonly Visit[]>(visits())
  #dismissed = $state.raw<readonly string[]>(dismissed())

  /** Where this guest has a seat in something that goes on or may begin: those that wait first, then those that go on. */
  get current(): readonly OwnTable[] {
    const seated = this.#listed.filter((table) => table.seated && table.status !== 'over')
    const asked = seated.filter((table) => table.asked)
    const begun = seated.filter((table) => !table.asked && table.status !== 'gathering')
    const gathering = seated.filter((table) => table.status === 'gathering')
    const shared = begun.filter((table) => table.guests.length > 1)
    const count = Math.min(MOST_IN_SIGHT, Math.max(IN_SIGHT, asked.length + shared.length))
    return [...asked, ...shared, ...begun.filter((table) => !shared.includes(table)), ...gathering].slice(0, count)
  }

  get older(): readonly OwnTable[] {
    const current = this.current
    return this.#listed.filter((table) => !current.includes(table))
  }

  /** All that this browser remembers, whatever the house knows. */
  get visited(): readonly Visit[] {
    return this.#visits
  }

  get remembered(): readonly Visit[] {
    const open = this.open
    return open === null ? [] : this.#visits.filter((visit) => open.every((table) => table.code !== visit.code))
  }

  get #listed(): readonly OwnTable[] {
    return (this.open ?? []).filter((table) => !isDismissed(table, this.#dismissed))
  }

  /** Without an answer there is still what the browser remembers. */
  async look(): Promise<void> {
    this.open = await api.myTables().catch(() => [])
  }

  dismiss(table: OwnTable): void {
    dismiss(table)
    this.#dismissed = dismissed()
    this.drop(table.code)
  }

  drop(code: string): void {
    forget(code)
    this.#visits = visits()
  }
}
