// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { aNote, bearing, NOW } from '../a-note'
import Note from './Note.svelte'

describe('hands', () => {
  const request = { deed: 'enter', until: NOW + 4200 }
  let note: ReturnType<typeof aNote>
  afterEach(() => note.close())

  it('tell what one waits for, and take it back', () => {
    note = aNote(Note, bearing('mind_control', { mind_control: { open: { 0: request } } }))
    expect(note.text()).toContain('ui.help.deed.enter')
    expect(note.find('.numbers')?.textContent).toBe('5')
    note.press('[data-cancel]')
    expect(note.sent).toEqual([{ type: 'cancel' }])
  })

  it('are lent to those who ask', () => {
    note = aNote(Note, bearing('trap', { mind_control: { open: { 1: request } } }), [{ type: 'assist', seat: 1 }])
    expect(note.text()).toContain('ui.help.wants P1')
    note.press('[data-assist="1"]')
    expect(note.sent).toEqual([{ type: 'assist', seat: 1 }])
  })

  it('are reached for', () => {
    note = aNote(Note, bearing('magical_bond', {}), [
      { type: 'bond', seat: 1 },
      { type: 'bond', seat: 2 },
    ])
    note.press('[data-bond="2"]')
    expect(note.sent).toEqual([{ type: 'bond', seat: 2 }])
  })

  it('are taken, and shaken off', () => {
    note = aNote(Note, bearing('trap', {}), [
      { type: 'bond_ok', seat: 1 },
      { type: 'unbond', seat: 2 },
    ])
    note.press('[data-bond-ok="1"]')
    note.press('[data-unbond="2"]')
    expect(note.sent).toEqual([
      { type: 'bond_ok', seat: 1 },
      { type: 'unbond', seat: 2 },
    ])
  })

  it('tell whom one holds on to, and whom one reaches for', () => {
    note = aNote(Note, bearing('magical_bond', { magical_bond: { ties: { 0: { to: 2, until: null } }, free: {} } }))
    expect(note.text()).toContain('ui.bond.holds P2')
    note.close()
    note = aNote(Note, bearing('magical_bond', { magical_bond: { ties: { 0: { to: 1, until: NOW } }, free: {} } }))
    expect(note.text()).toContain('ui.bond.waits P1')
  })
})
