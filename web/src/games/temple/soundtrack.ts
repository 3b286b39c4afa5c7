/** Where the soundtrack is plugged in: it is told the view and the clock with every letter, and plays what belongs there. */
import type { Event, View } from './wire'

/**
 * `at`: the game clock in milliseconds; `runs`: its speed, 0 while it stands still; `events`: what just happened.
 * With no view the match was left.
 */
export type Music = (view: View | null, at: number, runs: number, events: readonly Event[]) => void

let player: Music = () => undefined

export function playedBy(music: Music): void {
  player = music
}

export const music: Music = (view, at, runs, events) => player(view, at, runs, events)
