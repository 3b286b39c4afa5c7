/** While somebody looks at the first page, the browser fetches the code of the tables, in its spare time. */
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

const NEXT = 'Table'

function isNext(file: Rollup.OutputAsset | Rollup.OutputChunk): file is Rollup.OutputChunk {
  return file.type === 'chunk' && file.name === NEXT
}

function prefetched(name: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'prefetch', crossorigin: true, href: `/${name}` }, injectTo: 'head' }
}

export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const table = Object.values(bundle).find(isNext)
        if (table === undefined) throw new Error(`there is no ${NEXT} to fetch ahead`)
        return [prefetched(table.fileName)]
      },
    },
  }
}
