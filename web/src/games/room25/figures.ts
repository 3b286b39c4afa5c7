/** Pictures for the rules pages and the guide, by rule; where every single thing has to be told, with its words. */
import type { Component } from 'svelte'
import AbilitiesFigure from './figures/AbilitiesFigure.svelte'
import ActionsFigure from './figures/ActionsFigure.svelte'
import AllRoomsFigure from './figures/AllRoomsFigure.svelte'
import BaseRoomsFigure from './figures/BaseRoomsFigure.svelte'
import CardsFigure from './figures/CardsFigure.svelte'
import ColoursFigure from './figures/ColoursFigure.svelte'
import ComplexFigure from './figures/ComplexFigure.svelte'
import CountdownFigure from './figures/CountdownFigure.svelte'
import EscapeFigure from './figures/EscapeFigure.svelte'
import LightsFigure from './figures/LightsFigure.svelte'
import ProgramFigure from './figures/ProgramFigure.svelte'
import RolesFigure from './figures/RolesFigure.svelte'
import SeasonRoomsFigure from './figures/SeasonRoomsFigure.svelte'
import TokensFigure from './figures/TokensFigure.svelte'

export const FIGURES: Record<string, Component> = {
  'R25-1': EscapeFigure,
  'R25-1.2': BaseRoomsFigure,
  'R25-1.4': ComplexFigure,
  'R25-1.5': ProgramFigure,
  'R25-1.6': ActionsFigure,
  'R25-1.7': ColoursFigure,
  'R25-1.8': CountdownFigure,
  'R25-1.9': RolesFigure,
  'R25-2.1': SeasonRoomsFigure,
  'R25-4.3': ProgramFigure,
  'R25-4.5': ActionsFigure,
  'R25-4.7': AllRoomsFigure,
  'R25-4.9': AbilitiesFigure,
  'R25-4.10': CardsFigure,
  'R25-4.12': EscapeFigure,
  'guide.1': EscapeFigure,
  'guide.2': ProgramFigure,
  'guide.3': TokensFigure,
  'guide.4': LightsFigure,
  'guide.5': CountdownFigure,
}
