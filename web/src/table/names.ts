/** How seats and guests are called. */
import { nameless } from '../house.svelte'
import { t, wordsOf } from '../i18n/words.svelte'
import type { Around, SeatInfo } from '../types'
import { identity } from '../ui/identities'

/** By their name; whoever has not said one yet, by the letter of their mark. */
export function called({ name, colour }: { name: string; colour: number }): string {
  return nameless(name) ? t('seat.nameless', { letter: identity(colour).letter }) : name
}

export function hostName(around: Around): string {
  const host = around.guests.find((guest) => guest.id === around.host)
  return host === undefined ? '' : called(host)
}

/** A seat is called by who has it, or left it in mid-match; a bot without a name of its own by its strength. */
export function seatName(game: string, seat: SeatInfo | undefined, index: number): string {
  if (seat === undefined) return t('seat.number', { n: index + 1 })
  if (seat.name !== '') return called(seat)
  return seat.strength === null ? t('seat.number', { n: index + 1 }) : wordsOf(game)(`bot.${seat.strength}`)
}

/** Marks that are not to be had: others at the table, here or not, wear them. */
export function takenMarks({ seats, guests, you }: Around): number[] {
  return [
    ...seats.filter((seat) => seat.kind !== 'open' && seat.guest !== you.guest).map((seat) => seat.colour),
    ...guests.filter((guest) => guest.id !== you.guest).map((guest) => guest.colour),
  ]
}

export function namesOf(around: Around): (seat: number) => string {
  return (seat) => seatName(around.game, around.seats[seat], seat)
}
