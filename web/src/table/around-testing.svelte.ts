/** For tests: props of a part of the page that follows the table. */
import type { Around } from '../types'

export function followed<P extends object>(around: Around, rest: P): P & { around: Around } {
  let now = $state.raw(around)
  return {
    ...rest,
    get around() {
      return now
    },
    set around(next) {
      now = next
    },
  }
}
