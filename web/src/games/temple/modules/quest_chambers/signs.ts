/** Its signs among those of the other quests. */
import { SIGNS } from '../quests/art'
import ChaosArt from './art/ChaosArt.svelte'
import SnakeArt from './art/SnakeArt.svelte'
import StarsArt from './art/StarsArt.svelte'

Object.assign(SIGNS, { chaos: ChaosArt, constellation: StarsArt, snake_pit: SnakeArt })
