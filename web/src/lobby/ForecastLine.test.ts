// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../net'
import type { Around, GameInfo, Outlook } from '../types'
import ForecastLine from './ForecastLine.svelte'

const odds = (share: number): Outlook['wins'] => ({ times: 1, of: 400, share, low: share, high: share })

async function told(close: number): Promise<string> {
  const table: Outlook = {
    options: {},
    seats: 2,
    version: 1,
    bot: 'casual',
    whose: 'first',
    wins: odds(0.6),
    fair: 0.6,
    close: odds(close),
    people: [60, 60, 60],
    alone: [60, 60, 60],
  }
  vi.spyOn(api, 'forecast').mockResolvedValue({ aside: [], tables: [table] })
  const around = { options: {}, seats: [{ kind: 'bot' }, { kind: 'bot' }], timers: {}, by_post: false }
  const game = { id: 'climb', options: [], timers: {}, live: false }
  const props = { around: around as unknown as Around, game: game as unknown as GameInfo }
  const line = mount(ForecastLine, { target: document.body, props })
  await vi.waitFor(() => {
    expect(document.querySelector('.small')).not.toBeNull()
  })
  const text = document.body.textContent
  await unmount(line)
  return text
}

afterEach(() => vi.restoreAllMocks())

test('how many games were close is told in percent, and in words where all were', async () => {
  expect(await told(0.86)).toContain('more than 100%. It was close in 86%.')
  expect(await told(0.997)).toContain('It was close in 99%.')
  expect(await told(1)).toContain('It was close in every game.')
})
