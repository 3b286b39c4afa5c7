/** Made by `game-titles.ts` beside vite.config.ts when the client is built. */
declare module 'virtual:game-titles' {
  /** By `game/language`: the few words that are wanted before a game is loaded. */
  const titles: Readonly<Record<string, Readonly<Record<string, string>>>>
  export default titles
}
