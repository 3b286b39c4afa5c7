/** Whether somebody is in the middle of something that a reload of the page would take away. */

/** A window lies over the page, or words stand in a field. */
export function isInTheMiddle(page: ParentNode): boolean {
  if (page.querySelector('dialog[open]') !== null) return true
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(holdsWords)
}

const WITHOUT_WORDS = ['checkbox', 'radio', 'range', 'file', 'button', 'submit', 'hidden']

function holdsWords(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !WITHOUT_WORDS.includes(field.type) && !field.readOnly && field.value !== field.defaultValue
}
