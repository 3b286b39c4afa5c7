/** Builds the service worker to /sw.js, and marks page and worker with the build that they belong to. */
import { createHash } from 'node:crypto'
import type { Plugin, Rollup } from 'vite'
import { chunkIn, SPOKEN } from './shared'

const PAGE = 'index.html'
const WORKER = 'sw.js'
const UNMARKED = '<meta name="build" content="" />'

/** The same sources give the same mark. */
function markOf(bundle: Rollup.OutputBundle): string {
  const hash = createHash('sha256')
  for (const [name, file] of Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
  return hash.digest('hex').slice(0, 16)
}

function pageIn(bundle: Rollup.OutputBundle): Rollup.OutputAsset {
  const page = bundle[PAGE]
  if (page?.type !== 'asset' || !String(page.source).includes(UNMARKED))
    throw new Error(`${PAGE} has no place for the mark`)
  return page
}

/** A worker of several files would not start in every browser. */
function workerIn(bundle: Rollup.OutputBundle): Rollup.OutputChunk {
  const worker = bundle[WORKER]
  if (worker?.type !== 'chunk' || worker.imports.length + worker.exports.length > 0)
    throw new Error(`${WORKER} must be one script that shares nothing with the page`)
  return worker
}

/** All that the page needs to appear, in any language. */
function filesFor(page: string, bundle: Rollup.OutputBundle): string[] {
  const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  const words = chunkIn(bundle, SPOKEN).dynamicImports.map((name) => `/${name}`)
  return [...new Set([...named, ...words])]
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    config: () => ({
      build: {
        rollupOptions: {
          input: { index: PAGE, sw: 'src/worker/sw.ts' },
          output: { entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const mark = markOf(bundle)
        const page = pageIn(bundle)
        const worker = workerIn(bundle)
        const files = JSON.stringify(filesFor(String(page.source), bundle))
        page.source = String(page.source).replace(UNMARKED, UNMARKED.replace('""', `"${mark}"`))
        worker.code = worker.code.replaceAll('__BUILD__', `"${mark}"`).replaceAll('__FILES__', files)
      },
    },
  }
}
