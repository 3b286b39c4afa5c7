/** Files that were found as `<somewhere>/<module>/<name>`, by their modules. */
export const byFolder = <T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split('/').at(-2) ?? '', one]))
