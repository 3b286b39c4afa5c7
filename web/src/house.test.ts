// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { enter, house } from './house.svelte'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a house that could not be reached is asked again by itself', async () => {
  vi.useFakeTimers()
  const answers = [new Error('no line'), { id: 'ann', name: 'Ann', colour: 0 }, { version: '1', games: [] }]
  vi.stubGlobal('fetch', () => {
    const answer = answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer))
  })

  await enter()
  expect(house.trouble).not.toBeNull()
  await vi.advanceTimersByTimeAsync(3000)

  expect([house.trouble, house.me?.name, house.games]).toEqual([null, 'Ann', []])
})
