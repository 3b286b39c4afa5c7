/** Every moment of a reveal has its sound. */
import { sound } from '../../../sound/engine'
import type { Moment } from './timeline'

export function momentSound(moment: Moment): void {
  if (moment.is === 'lay') sound('eeo_step')
  if (moment.is === 'again') sound('eeo_again')
  if (moment.is === 'lost') sound('eeo_lights_out')
  if (moment.is === 'safe') sound('eeo_win')
  if (moment.is === 'group') sound(moment.verdict === 'right' ? 'eeo_right' : 'eeo_wrong')
}
