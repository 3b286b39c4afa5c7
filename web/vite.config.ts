import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { ahead } from './ahead'
import { gameTitles } from './game-titles'
import { gameWords } from './game-words'
import { packed } from './packed'
import { serviceWorker } from './service-worker'
import { shared } from './shared'

/** The server that `npm run dev` talks to; start it with `wayout serve --port 8000`. */
const server = process.env['WAYOUT_SERVER'] ?? 'http://127.0.0.1:8000'
const proxied = ['/api', '/healthz', '/metrics']

export default defineConfig({
  base: '/',
  plugins: [svelte(), ahead(), gameTitles(), gameWords(), shared(), serviceWorker(), packed()],
  build: {
    outDir: '../src/wayout/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy allows files of our own only: no inline scripts, no data: assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // Games bring their own words, from outside this folder.
    fs: { allow: ['..'] },
    proxy: {
      // The sockets of the tables are under /api too.
      ...Object.fromEntries(proxied.map((path) => [path, { target: server, ws: true }])),
    },
  },
  // Under vitest Svelte must resolve to its browser build, or mount() is not there.
  resolve: process.env['VITEST'] === undefined ? {} : { conditions: ['browser'] },
  test: {
    // Tests of what needs a page say so in their first line; making one takes longer than most tests.
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // A busy machine takes its time; nothing here waits for long when all is well.
    testTimeout: 60_000,
  },
})
