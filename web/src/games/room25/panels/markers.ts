/** What lies on a room, and what that means. */
import type { Translate } from '../../../table/play-props'
import type { Cell } from '../terms'
import type { View } from '../wire'
import { characterName } from '../words'

export interface Marker {
  key: string
  name: string
  about: string
}

const plain = (token: string, t: Translate): Marker => ({
  key: token,
  name: t(`token.${token}`),
  about: t(`token.${token}.about`),
})

export function markersOf(view: View, cell: Cell, t: Translate): Marker[] {
  const room = view.rooms[cell]
  const pins = view.figures.filter(({ reminder }) => reminder === cell)
  return [
    ...(room?.barred === true ? [plain('do_not_cross', t)] : []),
    ...(room?.locked === true ? [plain('locked', t)] : []),
    ...(room?.axis == null
      ? []
      : [{ key: 'axis', name: t('ui.panel.room.axis'), about: t(`ui.panel.room.axis.${room.axis}`) }]),
    ...(view.robots.includes(cell) ? [plain('robot', t)] : []),
    ...pins.map(({ who }) => ({
      key: `reminder ${who}`,
      name: t('token.reminder'),
      about: t('ui.panel.room.reminder', { who: characterName(who, t) }),
    })),
  ]
}
