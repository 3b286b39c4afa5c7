/** A mix of modules by chance. */
import type { Value } from '../../../types'
import type { Catalogue } from '../wire'

type Modules = Catalogue['modules']
export const LEVELS = ['gentle', 'fair', 'fierce'] as const
export type Level = (typeof LEVELS)[number]

/** How much difficulty a mix by chance adds up to, at least and at most. */
const WEIGHT: Readonly<Record<Level, readonly [number, number]>> = { gentle: [1, 2], fair: [3, 5], fierce: [6, 9] }

/** What a mix lacks: a module without which another one means nothing. */
const lacks = (modules: Modules, chosen: readonly string[]): boolean =>
  chosen.some((id) => modules[id]?.needs.some((one) => !one.some((other) => chosen.includes(other))))

export const weightOf = (modules: Modules, chosen: readonly string[]): number =>
  chosen.reduce((sum, id) => sum + (modules[id]?.difficulty ?? 0), 0)

function shuffled<T>(list: readonly T[], luck: () => number): T[] {
  return list
    .map((one) => ({ one, at: luck() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** Modules in a random order, each as long as it still fits; what cannot be played without another one waits for it. */
export function drawn(modules: Modules, level: Level, luck: () => number = Math.random): string[] {
  const [least, most] = WEIGHT[level]
  const goal = least + Math.floor(luck() * (most - least + 1))
  let chosen: string[] = []
  const order = shuffled(Object.keys(modules), luck)
  for (const id of [...order, ...order]) {
    if (weightOf(modules, chosen) >= goal) break
    const more = chosen.includes(id) ? chosen : [...chosen, id]
    if (!lacks(modules, more) && weightOf(modules, more) <= most) chosen = more
  }
  return chosen
}

/** The options of such a mix: a module with several values gets the gentlest that puts it into play. */
export function optionsOf(
  modules: Modules,
  chosen: readonly string[],
  values: Readonly<Record<string, readonly Value[]>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(modules).map(([id, { option, off }]) => [
      option,
      chosen.includes(id) ? (values[option]?.find((value) => value !== off) ?? off) : off,
    ]),
  )
}
