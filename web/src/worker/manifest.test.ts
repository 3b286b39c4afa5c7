// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import en from '../i18n/en.json'
import { LANGUAGES, type Language } from '../i18n/words.svelte'
import zhHant from '../i18n/zh-Hant.json'

interface Icon {
  src: string
  sizes: string
  purpose?: string
}
type Manifest = Record<string, unknown> & { icons: Icon[] }

const WORDS = { en, 'zh-Hant': zhHant }
const file = (path: string): Buffer => readFileSync(`public${path}`)
const manifest = (language: Language) =>
  JSON.parse(file(`/manifest.${language}.webmanifest`).toString('utf-8')) as Manifest

/** As a PNG says it in its header. */
function sizeOf(picture: Buffer): string {
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
}

test.each(LANGUAGES)('the manifest in %s speaks that language, as the first page does', (language) => {
  expect(manifest(language)).toMatchObject({ lang: language, description: WORDS[language]['home.tagline'] })
})

test('in any language it is the same house', () => {
  const [one, other] = LANGUAGES.map((language) => ({ ...manifest(language), lang: '', description: '' }))
  expect(one).toEqual(other)
})

test('icons are as large as the manifest says, with and without room to be cut', () => {
  const { icons } = manifest('en')
  for (const { src, sizes } of icons) expect(sizeOf(file(src)), src).toBe(sizes)
  const kinds = icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`)
  expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
})

test('what the first page and the notes name is there', () => {
  const named = [readFileSync('index.html', 'utf-8'), readFileSync('src/worker/push.ts', 'utf-8')].flatMap((text) => [
    ...text.matchAll(/["'](\/(?:icons|manifest)[^"']+)["']/g),
  ])
  const paths = named.map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) expect(file(path).length, path).toBeGreaterThan(0)
})
