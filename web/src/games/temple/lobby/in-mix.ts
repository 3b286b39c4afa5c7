/** Which modules a table plays with. */
import type { Options } from '../../../types'
import type { Catalogue } from '../wire'

type Modules = Catalogue['modules']

const isIn = ({ option, off }: Modules[string], options: Options): boolean => options[option] !== off

export const inMix = (modules: Modules, options: Options): string[] =>
  Object.keys(modules).filter((id) => isIn(modules[id] as Modules[string], options))
