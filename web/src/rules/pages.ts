/** The rules of a game as short pages, made from its words: `rule.<id>.title` and `rule.<id>.text`. */
import type { Table } from '../i18n/fill'

export interface Page {
  id: string
  title: string
  text: string
}

export interface Block {
  list: boolean
  lines: string[]
}

export function pagesOf(table: Table): Page[] {
  return Object.keys(table)
    .flatMap((key) => /^rule\.(.+)\.title$/.exec(key)?.[1] ?? [])
    .sort(byNumber)
    .map((id) => ({ id, title: table[`rule.${id}.title`] ?? '', text: table[`rule.${id}.text`] ?? '' }))
}

/** The page that holds a rule: itself, else the part or the chapter it belongs to. */
export function pageFor(pages: readonly Page[], rule: string): Page | null {
  for (let id = rule; id !== ''; id = parent(id)) {
    const page = pages.find((one) => one.id === id)
    if (page !== undefined) return page
  }
  const chapter = rule.split('.')[0] ?? rule
  return pages.find((one) => one.id.split('.')[0] === chapter) ?? null
}

/** Paragraphs are parted by an empty line; lines that begin with "- " are a list. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.trim() !== '')
    const items = lines.filter((line) => line.startsWith('- '))
    const plain = lines.filter((line) => !line.startsWith('- '))
    const blocks: Block[] = []
    if (plain.length > 0) blocks.push({ list: false, lines: plain })
    if (items.length > 0) blocks.push({ list: true, lines: items.map((line) => line.slice(2)) })
    return blocks
  })
}

/** Where a paragraph names what it explains, "Horn: the pile ...", the name stands out. */
export function lead(line: string): [string, string] {
  const match = /^([^.:：。]{1,28}[:：])(.*)$/s.exec(line)
  return match === null ? ['', line] : [match[1] ?? '', match[2] ?? '']
}

function parent(id: string): string {
  const dot = id.lastIndexOf('.')
  return dot === -1 ? '' : id.slice(0, dot)
}

function byNumber(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true })
}
