// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import PlanMark from './PlanMark.svelte'
import type { Verdict } from './timeline'

const drawn = (verdict: Verdict): string => {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const mark = { seat: 0, verdict, cell: [0, 0] as const, x: 8, y: 8 }
  const app = mount(PlanMark, { target, props: { mark, colourOf: (seat: number) => seat } })
  flushSync()
  const shapes = [...target.querySelectorAll('.badge, .badge ~ *')].map((one) => one.outerHTML).join('')
  void unmount(app)
  return shapes
}

describe('a LOST tile on the plan', () => {
  afterEach(() => document.body.replaceChildren())

  it('has a sign and a shape of its own for too early, right and too late', () => {
    expect(new Set([drawn('early'), drawn('right'), drawn('late')]).size).toBe(3)
    expect(drawn('early')).toContain('<circle class="badge')
    expect(drawn('late')).toContain('<rect class="badge')
  })
})
