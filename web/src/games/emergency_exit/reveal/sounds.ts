/** Every moment of a reveal has its sound. */
import { sound } from '../../../sound/engine'
import type { Moment } from './timeline'

/** `missed`: the route holds, but does not end at the exit. */
export function momentSound(moment: Moment, missed: boolean): void {
  if (moment.is === 'lay') sound('eeo_step')
  if (moment.is === 'again') sound('eeo_again')
  if (moment.is === 'lost') sound('eeo_lights_out')
  if (moment.is === 'safe') sound(missed ? 'eeo_wrong' : 'eeo_win')
  if (moment.is === 'group') sound(moment.verdict === 'right' ? 'eeo_right' : 'eeo_wrong')
}
