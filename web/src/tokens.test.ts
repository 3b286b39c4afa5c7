import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/tokens.css', 'utf8')

type Tokens = Record<string, string>

function tokens(selector: string): Tokens {
  const from = css.indexOf(`${selector} {`)
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from))
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]))
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((left, right) => right - left) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** How light a colour looks, 0 to 100. */
function lightness(colour: string): number {
  return 116 * Math.cbrt(luminance(colour)) - 16
}

const day = tokens(":root[data-theme='light']")
const night = tokens(":root[data-theme='dark']")
const shared = tokens(':root')

test.each([
  ['day', day],
  ['night', night],
])('by %s all text has the contrast that AA asks for', (_, theme) => {
  for (const ground of ['surface', 'raised', 'sunken'])
    for (const ink of ['ink', 'ink-soft', 'link'])
      expect.soft(contrast(theme[ink]!, theme[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  for (const [ink, ground] of [
    ['accent-ink', 'accent'],
    ['danger-ink', 'danger'],
    ['danger', 'danger-wash'],
    ['ok', 'ok-wash'],
    ['danger', 'raised'],
  ] as const)
    expect.soft(contrast(theme[ink]!, theme[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  for (const ground of ['surface', 'raised'])
    for (const edge of ['line-strong', 'focus'])
      expect.soft(contrast(theme[edge]!, theme[ground]!), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3)
})

test('the words on the front door can be read', () => {
  expect(contrast(shared['scene-ink']!, shared['scene-wall-lit']!)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(shared['scene-light']!, shared['scene-wall']!)).toBeGreaterThanOrEqual(4.5)
})

test('the letter in every mark can be read', () => {
  for (let seat = 0; seat < 8; seat += 1)
    expect
      .soft(contrast(shared[`seat-${seat}`]!, shared[`seat-${seat}-ink`]!), `seat ${seat}`)
      .toBeGreaterThanOrEqual(4.5)
})

test('marks differ in grey, too', () => {
  const greys = Array.from({ length: 8 }, (_, seat) => lightness(shared[`seat-${seat}`]!)).sort(
    (left, right) => left - right,
  )
  const gaps = greys.slice(1).map((grey, index) => grey - greys[index]!)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5)
})
