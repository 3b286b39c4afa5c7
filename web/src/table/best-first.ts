/** Seats in the order of their points; where nothing is counted, whoever has won comes first. */
export function bestFirst(seats: number, scores: readonly number[] | null, winners: readonly number[]): number[] {
  const worth = (seat: number): number => scores?.[seat] ?? Number(winners.includes(seat))
  return Array.from({ length: seats }, (_, seat) => seat).sort((left, right) => worth(right) - worth(left))
}
