/** Whether somebody at a match would miss something if the page were loaded again now. */
import type { Around } from '../types'

interface Doing {
  status: Around['status']
  /** Real time: every second counts. */
  live: boolean
  seated: boolean
  /** It is their move. */
  mine: boolean
  /** A move is on its way. */
  pending: boolean
  /** The game still shows how it came about. */
  showing: boolean
}

export function isBusy({ status, live, seated, mine, pending, showing }: Doing): boolean {
  if (showing || pending) return true
  return status === 'playing' && seated && (live || mine)
}
