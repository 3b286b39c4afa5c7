/** What is on the box of every game, in all languages, as one small module; all its other words come with the game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:game-titles'
const GAMES = resolve(import.meta.dirname, '../src/wayout/games')
const ON_THE_BOX = ['game.name', 'game.tagline']

type Words = Record<string, string>

function titleOf(file: string): Words {
  const words = JSON.parse(readFileSync(file, 'utf-8')) as Words
  return Object.fromEntries(ON_THE_BOX.map((key) => [key, words[key] ?? '']))
}

function titles(): Record<string, Words> {
  const found: Record<string, Words> = {}
  for (const game of readdirSync(GAMES)) {
    const text = join(GAMES, game, 'text')
    if (!existsSync(text)) continue
    for (const file of readdirSync(text)) found[`${game}/${parse(file).name}`] = titleOf(join(text, file))
  }
  return found
}

export function gameTitles(): Plugin {
  return {
    name: 'game-titles',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(titles())}` : null),
  }
}
