// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { ClientMessage, Line } from '../types'
import Chat from './Chat.svelte'
import { hushed } from './hushed.svelte'

const shown: Record<string, unknown>[] = []
const line: Line = { guest: 'g', name: 'Ann', colour: 1, at: 0, text: 'We go left', phrase: null, channel: 'team' }

afterEach(() => {
  hushed.why = null
  return Promise.all(shown.splice(0).map((one) => unmount(one)))
})

function aChat(channels?: readonly string[]): ClientMessage[] {
  const sent: ClientMessage[] = []
  const props = { lines: [line], game: 'none', send: (message: ClientMessage) => void sent.push(message) }
  shown.push(mount(Chat, { target: document.body, props: channels === undefined ? props : { ...props, channels } }))
  flushSync()
  return sent
}

function write(text: string): void {
  const input = document.querySelector<HTMLInputElement>('form input')!
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector<HTMLFormElement>('form')!.requestSubmit()
  flushSync()
}

test('with one channel nothing is to choose, and a line goes to all', () => {
  const sent = aChat()

  write('Hello')

  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(0)
  expect(sent).toEqual([{ type: 'say', text: 'Hello', channel: 'table' }])
})

test('a line goes where it was chosen to go, and is marked', () => {
  const sent = aChat(['table', 'team'])

  document.querySelectorAll<HTMLInputElement>('input[type="radio"]')[1]!.click()
  flushSync()
  write('We go left')

  expect(sent).toEqual([{ type: 'say', text: 'We go left', channel: 'team' }])
  expect(document.querySelector('.line .badge')!.textContent).toBe('Your side')
})

test('whoever may not write reads why, and sends nothing', () => {
  const sent = aChat()

  hushed.why = 'You are under a curse.'
  flushSync()
  write('Hello')
  document.querySelector<HTMLButtonElement>('.phrases button')!.click()

  expect(document.querySelector('.chat')!.textContent).toContain('You are under a curse.')
  expect(document.querySelector('input')!.readOnly).toBe(true)
  expect(sent).toEqual([])
})
