/** How seats are called. */
import { t, wordsOf } from '../i18n/words.svelte'
import type { Around, SeatInfo } from '../types'

/** A seat is called by who has it, or left it in mid-match; a bot without a name of its own by its strength. */
export function seatName(game: string, seat: SeatInfo | undefined, index: number): string {
  if (seat === undefined) return t('seat.number', { n: index + 1 })
  if (seat.name !== '') return seat.name
  return seat.strength === null ? t('seat.number', { n: index + 1 }) : wordsOf(game)(`bot.${seat.strength}`)
}

export function namesOf(around: Around): (seat: number) => string {
  return (seat) => seatName(around.game, around.seats[seat], seat)
}
