/** What modules let one do where one stands: listed under one button, each with its price. */
import { inPlay } from './modules'
import type { DeedScene, ModuleDeed } from './modules/module'
import { covered, offeredFaces, shownFaces } from './temple'
import type { Action, View } from './wire'

/** A deed of a module, and which icons of its price are there. */
export interface HereDeed extends ModuleDeed {
  have: readonly boolean[]
}

export const isDone = <D extends ModuleDeed>(deed: D): deed is D & { action: Action } => deed.action !== null

export const hasDeeds = (view: View): boolean => inPlay(view).some(({ deeds }) => deeds !== undefined)

export function hereOf(scene: DeedScene): HereDeed[] {
  const own = scene.view.seats[scene.seat]?.dice ?? []
  return inPlay(scene.view)
    .flatMap(({ id, deeds }) => deeds?.(scene).map((deed) => ({ ...deed, id: `${id}.${deed.id}` })) ?? [])
    .map((deed) => ({
      ...deed,
      have: covered(deed.cost ?? '', deed.pooled ? offeredFaces(scene.view, deed.pooled) : shownFaces(own)),
    }))
}
