import { describe, expect, it } from 'vitest'
import { arrowWords, named, offsetWords, tileWords } from './words'

type Table = Record<string, string>
const TEXTS = import.meta.glob<Table>('../../../../src/wayout/games/emergency_exit/text/*.json', {
  eager: true,
  import: 'default',
})
const SOURCES = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every key that stands in the code as a whole, and the beginnings of those that are put together. */
function keysInCode(): { whole: string[]; begun: string[] } {
  const all = Object.values(SOURCES).join('\n')
  const whole = [...all.matchAll(/'((?:ui|event|reason|kind|floor|danger)\.[a-z_.]*[a-z_])'/g)].map(
    (match) => match[1] ?? '',
  )
  const begun = [
    ...all.matchAll(/`((?:ui|event|reason|kind|floor|danger|character|refusal)\.(?:[a-z_]+\.)*)\$\{/g),
  ].map((match) => match[1] ?? '')
  return { whole: [...new Set(whole)], begun: [...new Set(begun)] }
}

describe('the words of the play screen', () => {
  const { whole, begun } = keysInCode()

  it('come in two languages', () => {
    expect(Object.keys(TEXTS)).toHaveLength(2)
    expect(whole.length).toBeGreaterThan(60)
  })

  it.each(Object.entries(TEXTS))('are all in %s', (_, table) => {
    const known = (key: string): boolean => key in table || `${key}.other` in table
    expect(whole.filter((key) => !known(key))).toEqual([])
    expect(begun.filter((start) => !Object.keys(table).some((key) => key.startsWith(start)))).toEqual([])
  })
})

describe('tiles and places in words', () => {
  const t = (key: string, params: Record<string, string | number> = {}): string =>
    key === 'ui.join' ? `${params['a']}, ${params['b']}` : key + ('n' in params ? `(${params['n']})` : '')

  it('name kind, character and sign', () => {
    expect(tileWords({ id: 'L5', kind: 'left', character: 'clerk', hazard: 'water' }, t)).toBe(
      'kind.left, character.clerk, ui.tile.hazard',
    )
    expect(tileWords({ id: 'S', kind: 'straight', character: null, hazard: null }, t)).toBe('kind.straight')
  })

  it('say where the shown arrow ends, not where it began', () => {
    expect(arrowWords('left', 3, t)).toBe('ui.heading.down')
    expect(arrowWords('double_right', 3, t)).toBe('ui.heading.up')
    expect(arrowWords('intersection', 1, t)).toBe('ui.heading.right')
    expect(arrowWords('repeat', 1, t)).toBeNull()
  })

  it('join names as people do', () => {
    const english = (key: string, { a, b }: Record<string, string | number> = {}): string =>
      key === 'ui.and' ? `${a} and ${b}` : `${a}, ${b}`
    expect(named(['Ann', 'Bo', 'Cy'], english)).toBe('Ann, Bo and Cy')
    expect(named(['Ann'], english)).toBe('Ann')
  })

  it('say where a cell lies as seen from Start', () => {
    expect(offsetWords([-2, 3], t)).toBe('ui.offset.left(2), ui.offset.up(3)')
    expect(offsetWords([0, -1], t)).toBe('ui.offset.down(1)')
    expect(offsetWords([0, 0], t)).toBe('ui.offset.here')
  })
})
