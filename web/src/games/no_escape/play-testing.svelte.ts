/** For tests: props that a mounted screen follows when they change. */
import type { PlayProps } from '../../table/play-props'

export function screenProps(first: PlayProps): PlayProps {
  let letter = $state.raw(first.letter)
  return {
    ...first,
    get letter() {
      return letter
    },
    set letter(next) {
      letter = next
    },
  }
}
