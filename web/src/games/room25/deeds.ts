/** What an answer does, in one word: it chooses the words of the question and of the button. */
import type { Character } from './art/kinds'
import { matching, type Option, type Pick } from './choice'
import { characterOf } from './people'
import type { Question } from './wire'

export const DEEDS = [
  'look',
  'move',
  'push',
  'slide',
  'swap',
  'exchange',
  'order',
  'lock',
  'reactivate',
  'call',
  'carry',
  'choose',
  'remind',
] as const
export type Deed = (typeof DEEDS)[number]

const BY_QUESTION: Readonly<Record<string, Deed>> = {
  look: 'look',
  move: 'move',
  push: 'push',
  control: 'slide',
  vision: 'look',
  moving: 'swap',
  illusion: 'swap',
  tunnel: 'move',
  robot: 'order',
  lock_on: 'lock',
}

const BY_USE: Readonly<Record<string, Deed>> = {
  swap: 'exchange',
  order: 'order',
  lock: 'lock',
  reactivate: 'reactivate',
  jennifer: 'call',
  max: 'carry',
  kevin: 'order',
  emmett: 'reactivate',
}

/** Whose ability, or whose panic, has no uses to tell apart. */
const BY_CHARACTER: Partial<Record<Character, Deed>> = { jennifer: 'call', max: 'carry', bruce: 'push' }

/** The use that every answer still possible has. */
function onlyUse(options: readonly Option[], pick: Pick): string | null {
  const uses = new Set(matching(options, pick).map(({ names }) => names.use))
  const [use] = uses
  return uses.size === 1 ? (use ?? null) : null
}

export function deedOf(question: Question | null, options: readonly Option[], pick: Pick): Deed {
  if (question === null) return 'look'
  if (question.family === 'moment') return 'choose'
  const use = onlyUse(options, pick)
  if (use !== null) return BY_USE[use] ?? 'choose'
  if (question.id !== 'special' && question.id !== 'panic') return BY_QUESTION[question.id] ?? 'choose'
  const several = options.some(({ names }) => names.use !== null)
  return (several ? undefined : BY_CHARACTER[characterOf(question.who)]) ?? 'choose'
}

/** What each character's ability is called when somebody else has it. */
export const MIMICKED: Readonly<Record<string, string>> = {
  alice: 'hide',
  jennifer: 'call',
  max: 'carry',
  kevin: 'order',
  franck: 'recover',
  emmett: 'reactivate',
  sarah: 'sabotage',
}
