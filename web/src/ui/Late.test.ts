// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { t } from '../i18n/words.svelte'
import Late from './Late.svelte'

const children = createRawSnippet<[unknown]>((words) => ({ render: () => `<b>${String(words())}</b>` }))
let late: ReturnType<typeof mount>
let closed = 0

async function wanted(load: () => Promise<unknown>): Promise<void> {
  closed = 0
  late = mount(Late, { target: document.body, props: { load, onclose: () => void (closed += 1), children } })
  await new Promise((done) => setTimeout(done))
  flushSync()
}

afterEach(() => unmount(late))

test('what comes is shown', async () => {
  await wanted(() => Promise.resolve('here'))

  expect(document.querySelector('b')?.textContent).toBe('here')
  expect(document.querySelector('dialog')).toBeNull()
})

test('where nothing comes that is said, and can be closed', async () => {
  await wanted(() => Promise.reject(new Error('offline')))

  expect(document.querySelector('dialog p')?.textContent).toBe(t('link.unreachable'))
  document.querySelector<HTMLButtonElement>('dialog button')!.click()
  await new Promise((done) => setTimeout(done))
  expect(closed).toBe(1)
})
