/** What a character's Special token does, in words. */
import type { Translate } from '../../../table/play-props'
import { characterOf } from '../people'
import type { Who } from '../terms'
import type { Choice } from './programs'

/** One word for a token; a Special goes by what this character does with it. */
export function tokenName({ token, aim }: Choice, who: Who, t: Translate): string {
  if (token !== 'special') return t(`token.${token}`)
  return aim === null ? t(`ui.panel.ability.${characterOf(who)}`) : t(`ui.panel.aim.${aim}`)
}

/** What it does. */
export function tokenAbout({ token, aim }: Choice, who: Who, t: Translate): string {
  if (token !== 'special') return t(`token.${token}.about`)
  return aim === null ? t(`character.${characterOf(who)}.ability`) : t(`ability.${aim}.about`)
}
