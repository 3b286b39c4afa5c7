/** Who knew what and when, and what they said of it: told when it is over. */
import type { Catalogue, Claim, Sighting, View } from '../wire'

export interface Knew extends Sighting {
  /** What they said first of this room from then on. */
  said: { colour: Claim['colour']; lie: boolean } | null
}

export interface Knowledge {
  seat: number
  knew: Knew[]
}

/** Seat by seat, in the order of time; nothing of those who looked at nothing. */
export function whoKnew(view: View, catalogue: Catalogue): Knowledge[] {
  const seats = [...new Set(view.sightings.map(({ seat }) => seat))].sort((a, b) => a - b)
  return seats.map((seat) => ({
    seat,
    knew: view.sightings.filter((one) => one.seat === seat).map((one) => withWords(one, view, catalogue)),
  }))
}

function withWords(sighting: Sighting, { claims }: View, { rooms }: Catalogue): Knew {
  const { seat, round, tile, room } = sighting
  const claim = claims.find((one) => one.seat === seat && one.tile === tile && one.round >= round)
  const said = claim === undefined ? null : { colour: claim.colour, lie: claim.colour !== rooms[room]?.colour }
  return { ...sighting, said }
}

/** Who was the first to look at Room 25. */
export const firstToKnow = ({ sightings }: View): Sighting | null =>
  sightings.find(({ room }) => room === 'room25') ?? null
