// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { enter, house } from './house.svelte'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function asked(): string[] {
  const paths: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path)
    return new Promise(() => undefined)
  })
  return paths
}

test('who is asking and what there is are asked for at once', () => {
  const paths = asked()
  void enter()

  expect(paths).toEqual(['/api/me', '/api/house'])
})

test('a house that could not be reached is asked again by itself', async () => {
  vi.useFakeTimers()
  const down = new Error('no line')
  const answers = [down, down, { id: 'ann', name: 'Ann', colour: 0 }, { version: '1', games: [] }]
  vi.stubGlobal('fetch', () => {
    const answer = answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer))
  })

  await enter()
  expect(house.trouble).not.toBeNull()
  await vi.advanceTimersByTimeAsync(3000)

  expect([house.trouble, house.me?.name, house.games]).toEqual([null, 'Ann', []])
})
