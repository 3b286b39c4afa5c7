/** Which named set of options a table plays with. */
import type { GameInfo, Options } from '../types'

/** A preset names only what differs from the defaults. */
export function fitsPreset(game: Pick<GameInfo, 'options'>, preset: Readonly<Options>, chosen: Options): boolean {
  return game.options.every((option) => chosen[option.id] === (preset[option.id] ?? option.default))
}
