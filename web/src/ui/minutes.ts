/** Seconds as people read them on a clock: 9.2 is 0:10, for the last second has not yet passed. */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
