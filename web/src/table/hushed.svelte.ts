/** A game says here why its guest may not write just now. */
export const hushed = $state<{ why: string | null }>({ why: null })
