// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { aNote, bearing, NOW } from '../a-note'
import Note from './Note.svelte'

describe('standing', () => {
  const standing = (until: number, steady = false) => ({
    stand_up: { until: [until, 0], up: [0, 0], steady: [steady, false] },
  })
  let note: ReturnType<typeof aNote>
  afterEach(() => note.close())

  it('is one press, and shows how long it lasts', () => {
    note = aNote(Note, bearing('stand_up', standing(NOW + 3000)))
    note.press('[data-stand]')
    expect(note.sent).toEqual([{ type: 'stand' }])
    expect(note.find('.time')?.style.transform).toBe('scaleX(0.5)')
  })

  it('begins with getting up for one who sits', () => {
    note = aNote(Note, bearing('stand_up', standing(-1)))
    expect(note.text()).toContain('ui.stand.sat')
  })

  it('takes no press when it is steady', () => {
    note = aNote(Note, bearing('stand_up', standing(-1, true)))
    expect(note.find('[data-stand]')).toBeNull()
    note.press('[data-steady]')
    expect(note.sent).toEqual([{ type: 'stand_steadily', on: false }])
  })

  it('is nothing to those who do not bear the card', () => {
    note = aNote(Note, bearing('trap', standing(NOW + 3000)))
    expect(note.find('button')).toBeNull()
  })
})
