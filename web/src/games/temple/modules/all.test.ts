// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { bring, brought, MODULES } from './brought.svelte'
import { TOLD } from './told'

// Here already, so that no test waits for their compiler.
import.meta.glob('./*/index.ts', { eager: true })

test('all modules are found, each with what is told of it, and no two call a sound the same', async () => {
  expect(Object.keys(TOLD)).toEqual(MODULES)
  expect(MODULES).toContain('calendar')
  await bring(MODULES)
  expect(brought().map(({ id }) => id)).toEqual(MODULES)
  const sounds = brought().flatMap(({ sounds: own = {} }) => Object.keys(own))
  expect(new Set(sounds).size).toBe(sounds.length)
})
