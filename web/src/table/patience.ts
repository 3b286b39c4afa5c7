/** How long the client waits: for signs of life, and between tries. */

export const PING_EVERY = 2000
export const DEAD_AFTER = 5000
/** A line that owes an answer for this long is not relied on in a game of real time. */
export const STALLED_AFTER = 1500
const SHORTEST = 300
const LONGEST = 8000

/** Growing pauses between tries, each a little different so that a house that comes back is not run over. */
export function pause(attempt: number, luck: number): number {
  const whole = Math.min(LONGEST, SHORTEST * 2 ** attempt)
  return Math.round(whole * (0.6 + 0.4 * luck))
}
