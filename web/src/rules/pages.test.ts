import { expect, test } from 'vitest'
import { blocksOf, lead, pageFor, pagesOf } from './pages'

const TABLE = {
  'rule.EEO-10.title': 'Ten',
  'rule.EEO-10.text': 'ten',
  'rule.EEO-3.4.title': 'Laying a tile',
  'rule.EEO-3.4.text': 'four',
  'rule.EEO-3.title': 'Play',
  'rule.EEO-3.text': 'three',
  'rule.EEO-5.1.title': 'Lost',
  'rule.EEO-5.1.text': 'five',
  'game.name': 'not a rule',
}
const pages = pagesOf(TABLE)

test('rules come in the order of their numbers', () => {
  expect(pages.map((page) => page.id)).toEqual(['EEO-3', 'EEO-3.4', 'EEO-5.1', 'EEO-10'])
})

test('a rule opens at its page, or at that of the part it belongs to', () => {
  expect(pageFor(pages, 'EEO-3.4')?.title).toBe('Laying a tile')
  expect(pageFor(pages, 'EEO-3.4.2')?.title).toBe('Laying a tile')
  expect(pageFor(pages, 'EEO-3.9')?.title).toBe('Play')
  expect(pageFor(pages, 'EEO-5.7')?.title).toBe('Lost')
  expect(pageFor(pages, 'EEO-77')).toBeNull()
})

test('empty lines part paragraphs, and dashes make lists', () => {
  expect(blocksOf('One.\n\nTwo:\n- a\n- b\n\n')).toEqual([
    { list: false, lines: ['One.'] },
    { list: false, lines: ['Two:'] },
    { list: true, lines: ['a', 'b'] },
  ])
})

test('what a paragraph explains stands out', () => {
  expect(lead('Horn: the pile makes a half turn.')).toEqual(['Horn:', ' the pile makes a half turn.'])
  expect(lead('There is a pile. It has: tiles')).toEqual(['', 'There is a pile. It has: tiles'])
})
