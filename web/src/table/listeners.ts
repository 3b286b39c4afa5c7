/** Those who want to be told of something, for as long as they want to. */
export class Listeners<T> {
  #all = new Set<(told: T) => void>()

  /** Returns how to listen no longer. */
  add(listener: (told: T) => void): () => void {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(told: T): void {
    for (const listener of this.#all) listener(told)
  }
}
