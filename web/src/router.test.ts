import { expect, test } from 'vitest'
import { codeFrom, finalePath, parse, replayPath, rulesPath, tablePath, tvPath } from './router'

test('every address that the house makes leads to its page', () => {
  expect(parse('/')).toEqual({ page: 'home' })
  expect(parse(tablePath('KS475W'))).toEqual({ page: 'table', code: 'KS475W' })
  expect(parse(tvPath('KS475W'))).toEqual({ page: 'tv', code: 'KS475W', language: null })
  expect(parse(tvPath('KS475W', 'zh-Hant'))).toEqual({ page: 'tv', code: 'KS475W', language: 'zh-Hant' })
  expect(parse(finalePath('m/1'))).toEqual({ page: 'finale', match: 'm/1' })
  expect(parse(replayPath('m1'))).toEqual({ page: 'replay', match: 'm1', viewer: null, at: null })
  expect(parse(replayPath('m1', -1, 12))).toEqual({ page: 'replay', match: 'm1', viewer: -1, at: 12 })
  expect(parse(rulesPath('emergency_exit'))).toEqual({ page: 'rules', game: 'emergency_exit', rule: null })
  expect(parse(rulesPath('emergency_exit', 'EEO-3.4'))).toEqual({
    page: 'rules',
    game: 'emergency_exit',
    rule: 'EEO-3.4',
  })
  expect(parse('/move/abc')).toEqual({ page: 'move', token: 'abc' })
})

test('a code is read in small letters too', () => {
  expect(parse('/t/ks475w')).toEqual({ page: 'table', code: 'KS475W' })
})

test.each(['/nowhere', '/t', '/t/a%20b', '/t/ABCDE/more', '/tv', '/tv/a%20b', '/replay', '/rules', '/%E0%A4%A'])(
  '%s leads nowhere, and says so',
  (path) => {
    expect(parse(path).page).toBe('lost')
  },
)

test('numbers that are none are left out of a replay link', () => {
  expect(parse('/replay/m?viewer=x&at=1e3')).toEqual({ page: 'replay', match: 'm', viewer: null, at: null })
})

test('a code is found in whatever a friend has sent', () => {
  expect(codeFrom(' ks4-75w ')).toBe('KS475W')
  expect(codeFrom('http://192.168.1.20:8000/t/KS475W?x=1')).toBe('KS475W')
  expect(codeFrom('https://house.example/tv/KS475W')).toBe('KS475W')
  expect(codeFrom('what?')).toBeNull()
})
