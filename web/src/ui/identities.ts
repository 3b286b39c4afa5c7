/** Eight ways to be told apart: a colour (tokens.css), a shape and a letter. */

export interface Identity {
  index: number
  letter: string
  /** Key of its name: `identity.<n>`. */
  name: string
  /** The outline on a 24 by 24 field. */
  path: string
}

const PATHS = [
  'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20z',
  'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  'M11.1 2.6a1 1 0 0 1 1.8 0l9.6 17.9a1 1 0 0 1-.9 1.5H2.4a1 1 0 0 1-.9-1.5z',
  'M11.2 1.4a1.2 1.2 0 0 1 1.6 0l9.8 9.8a1.2 1.2 0 0 1 0 1.6l-9.8 9.8a1.2 1.2 0 0 1-1.6 0l-9.8-9.8a1.2 1.2 0 0 1 0-1.6z',
  'M7 2.8h10a1 1 0 0 1 .9.5l4.6 8.2a1 1 0 0 1 0 1l-4.6 8.2a1 1 0 0 1-.9.5H7a1 1 0 0 1-.9-.5l-4.6-8.2' +
    'a1 1 0 0 1 0-1l4.6-8.2a1 1 0 0 1 .9-.5z',
  'M12 .8l2.9 4.3 5-1.4-.5 5.2 4.6 2.4-4 3.3 2 4.8-5.2 .3-1.6 4.9L12 21l-4.2 3.3-1.6-4.9-5.2-.3 2-4.8-4-3.3 4.6-2.4-.5-5.2 5 1.4z',
  'M8.5 1.5h7a1 1 0 0 1 1 1v5h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5v5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-5h-5' +
    'a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h5v-5a1 1 0 0 1 1-1z',
  'M12 1.2c4.6 5 8.6 8.6 8.6 13.1a8.6 8.6 0 0 1-17.2 0C3.4 9.8 7.4 6.2 12 1.2z',
] as const

export const IDENTITIES: readonly Identity[] = PATHS.map((path, index) => ({
  index,
  letter: 'ABCDEFGH'.charAt(index),
  name: `identity.${index}`,
  path,
}))

export function identity(colour: number): Identity {
  return IDENTITIES[colour] ?? (IDENTITIES[0] as Identity)
}
