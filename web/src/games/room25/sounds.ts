/** What the show sounds like. */
import type { Tone } from '../../table/play-props'
import type { Event } from './wire'

export const SHOW_SOUNDS: Record<string, readonly Tone[]> = {}
/** Heard when the letter comes. */
export const SHOW_HEARD: Record<string, string> = {}
/** Sounded as the event is played out, so that ear and eye agree. */
export const beatSound = (_: Event): string | null => null
