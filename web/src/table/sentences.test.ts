import { expect, it } from 'vitest'
import { fill } from '../i18n/fill'
import { joined } from './sentences'

const t = (key: string, params = {}): string => fill(key === 'ui.join' ? '{a}，{b}' : key, params)

it('puts parts in a row as the language separates them', () => {
  expect(joined(['小明', '你', '3 分'], t)).toBe('小明，你，3 分')
  expect(joined(['小明'], t)).toBe('小明')
  expect(joined([], t)).toBe('')
})
