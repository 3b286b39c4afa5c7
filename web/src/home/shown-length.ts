/** How long a name is, as the house counts: a letter with its marks is one, and so is a picture made of several, or a flag. */

export const NAME_LENGTH = 24

const JOINER = '\u200d'
const HOLDS_TOGETHER = /^(?:\p{M}|\u200c|\u200d|[\u{e0020}-\u{e007f}])$/u
const PICTURE = /^[\p{So}\u203c\u2049\u2139\u2194\u25fb-\u25fe\u2934\u2935\u3030\u303d]$/u
const TONE = /^[\u{1f3fb}-\u{1f3ff}]$/u
const FLAG_LETTER = /^[\u{1f1e6}-\u{1f1ff}]$/u

export function shownLength(text: string): number {
  let [count, before, letters] = [0, ' ', 0]
  for (const sign of text.trim().normalize('NFC')) {
    letters = FLAG_LETTER.test(sign) ? letters + 1 : 0
    const inPicture = (before === JOINER && PICTURE.test(sign)) || (PICTURE.test(before) && TONE.test(sign))
    if (!HOLDS_TOGETHER.test(sign) && !inPicture && (letters === 0 || letters % 2 === 1)) count += 1
    before = sign
  }
  return count
}
