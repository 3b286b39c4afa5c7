/** Whoever plays alone with bots loses no time by reading: the match stands still, by the pause that all agree to. */
import type { Around, ClientMessage } from '../types'

/** Asks for a pause if nobody else minds; what it returns is called when all is read. */
export function standStill(around: () => Around, send: (message: ClientMessage) => void): () => void {
  if (!runsForOne(around())) return () => undefined
  send({ type: 'ask_pause' })
  return () => {
    if (isInMatch(around())) send({ type: 'ask_resume' })
  }
}

/** At a maze of the day everybody has the same time. */
function runsForOne({ status, day, request, seats, you }: Around): boolean {
  if (status !== 'playing' || day !== null || request !== null || you.seat === null) return false
  return seats.every((seat, index) => (index === you.seat ? !seat.rests : seat.kind !== 'guest'))
}

/** The answer to the pause may still be on its way. */
function isInMatch({ status }: Around): boolean {
  return status === 'playing' || status === 'paused'
}
