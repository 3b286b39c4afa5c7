import { expect, test } from 'vitest'
import { answerFile, answerPage, cacheOf, kindOf, outdated } from './answer'

const ORIGIN = 'https://house'
const asked = (path: string, mode = 'navigate', method = 'GET') =>
  kindOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN)

const saying =
  (text: string, status = 200) =>
  async (): Promise<Response> =>
    new Response(text, { status })
const silent = async (): Promise<Response> => Promise.reject(new TypeError('no line'))
const nothing = async (): Promise<undefined> => undefined

test('pages and hashed files are looked after', () => {
  expect(['/', '/t/ABCDEF', '/rules/temple/T-1'].map((path) => asked(path))).toEqual(['page', 'page', 'page'])
  expect(asked('/assets/index-abc123.js', 'cors')).toBe('file')
})

test('what only the house can say is never touched', () => {
  const alone = ['/api/house', '/api/matches/x/record', '/healthz', '/metrics', '/api/tables/X/socket']
  for (const path of alone) expect([asked(path), asked(path, 'cors')], path).toEqual([null, null])
})

test('what changes something, and what is of another house, is never touched', () => {
  expect(asked('/', 'navigate', 'POST')).toBeNull()
  expect(asked('https://elsewhere/assets/x.js', 'cors')).toBeNull()
  expect(asked('/sw.js', 'same-origin')).toBeNull()
})

test('the house is asked for a page even where one is stored', async () => {
  const told = await answerPage(saying('new'), saying('old'))

  expect(await told.text()).toBe('new')
})

test('what the house does not have is not there, whatever is stored', async () => {
  const told = await answerPage(saying('lost', 404), saying('old'))

  expect([told.status, await told.text()]).toEqual([404, 'lost'])
})

test('the stored page is shown while the house cannot be reached', async () => {
  expect(await (await answerPage(silent, saying('stored'))).text()).toBe('stored')
  for (const status of [502, 503, 504])
    expect(await (await answerPage(saying('gateway', status), saying('stored'))).text()).toBe('stored')
})

test('without a stored page there is what there would be without the worker', async () => {
  expect((await answerPage(saying('gateway', 502), nothing)).status).toBe(502)
  await expect(answerPage(silent, nothing)).rejects.toThrow('no line')
})

test('a file with its hash in its name is asked for once', async () => {
  expect(await (await answerFile(silent, saying('stored'))).text()).toBe('stored')
  expect(await (await answerFile(saying('fetched'), nothing)).text()).toBe('fetched')
})

test('what was kept for other builds goes, and nothing else', () => {
  expect(outdated([cacheOf('a'), cacheOf('b'), 'of-somebody-else'], 'b')).toEqual([cacheOf('a')])
})
