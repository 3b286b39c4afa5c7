// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isInTheMiddle } from './middle'

function pageWith(html: string): HTMLElement {
  const page = document.createElement('main')
  page.innerHTML = html
  return page
}

test('an untouched page holds nothing that could be lost', () => {
  const page = pageWith('<input><textarea></textarea><input type="checkbox" checked><input type="range" value="3">')
  page.querySelector<HTMLInputElement>('[type="range"]')!.value = '50'

  expect(isInTheMiddle(page)).toBe(false)
})

test.each(['input', 'textarea'])('words in a field are waited for: %s', (kind) => {
  const page = pageWith(`<${kind}></${kind}>`)
  page.querySelector<HTMLInputElement>(kind)!.value = 'hel'

  expect(isInTheMiddle(page)).toBe(true)
})

test('a link to be copied is nobody’s writing', () => {
  const page = pageWith('<input readonly>')
  page.querySelector('input')!.value = 'https://house/t/ABCDEF'

  expect(isInTheMiddle(page)).toBe(false)
})

test('an open window is waited for', () => {
  expect(isInTheMiddle(pageWith('<dialog></dialog>'))).toBe(false)
  expect(isInTheMiddle(pageWith('<dialog open></dialog>'))).toBe(true)
})
