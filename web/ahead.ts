/** The words of the house start before the page's main script has come, since which of them are wanted only the browser
 * knows. While somebody looks at the first page, it fetches the code of the tables in its spare time. */
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { chunkIn, SPOKEN } from './shared'

const NEXT = 'Table'

function started(name: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src: `/${name}` }, injectTo: 'head' }
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
      handler: (_html, { bundle = {} }) => [
        started(chunkIn(bundle, SPOKEN).fileName),
        prefetched(chunkIn(bundle, NEXT).fileName),
      ],
    },
  }
}
