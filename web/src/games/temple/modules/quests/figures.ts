/** Pictures for the pages of the rules about quests. */
import type { Component } from 'svelte'
import PushFigure from './figures/PushFigure.svelte'
import QuestsFigure from './figures/QuestsFigure.svelte'
import TasksFigure from './figures/TasksFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = {
  'TMP-2.7': QuestsFigure,
  'TMP-2.14': TasksFigure,
  'TMP-5.5': PushFigure,
}
