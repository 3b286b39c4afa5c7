/** Puts every file of the build beside itself as Brotli too: a sixth smaller than gzip, and too slow to do for each visit. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_PACKING = 1024
const TEXTS = /\.(html|js|css|svg)$/
/** As powers of two; 0: Brotli chooses. Which suits a file only trying tells. */
const BLOCK_SIZES = [0, 16]

function smallest(content: Buffer): Buffer {
  const tries = BLOCK_SIZES.map((size) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: size } }),
  )
  return tries.reduce((least, one) => (one.length < least.length ? one : least))
}

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (TEXTS.test(name) && content.length >= WORTH_PACKING)
          writeFileSync(join(dir, `${name}.br`), smallest(content))
      }
    },
  }
}
