import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { loadRenderer } from '../apps/web/src/server/renderer.ts'
import { startProduct, WHOLE_PROGRAMME } from '../e2e/harness/product.ts'
import { type Measurement, measurement, median } from './measurement.ts'
import { plainTree } from './pages/plain-tree.ts'
import { cpuOf, type Page, recorded, requestFor, rowsIn } from './pages/rendering.ts'

const DIST = join(import.meta.dirname, '../apps/web/dist')
const ROUNDS = 40
const WARM_UP = 15
/** As the server compresses pages. */
const QUALITY = 6
const PAGES = [
  ['schedule', '/sports/schedule'],
  ['live', '/sports/live'],
] as const

/**
 * CPU of a page from its responses to its document, against the same elements and texts rendered as plain React; its
 * size.
 */
export async function run(): Promise<readonly Measurement[]> {
  const product = await startProduct({ SIM_SPEED: '1', ...WHOLE_PROGRAMME })
  const results: Measurement[] = []
  try {
    const renderer = await loadRenderer(DIST)
    for (const [name, pathname] of PAGES) {
      const request = requestFor(pathname, product.origin, recorded(product.origin))
      const render = async (): Promise<Page> => {
        const page = await renderer.render(request)
        if (page.kind !== 'page' || page.status !== 200) throw new Error(`${pathname} was not rendered.`)
        return page
      }
      const page = await render()
      const document = renderer.document(page)
      const tree = plainTree(page.html)
      const cpu: number[] = []
      const floor: number[] = []
      // In turns, so that what else the machine does meets both.
      for (let round = 0; round < ROUNDS + WARM_UP; round++) {
        const ours = await cpuOf(async () => renderer.document(await render()))
        const plain = await cpuOf(() => renderToString(tree))
        if (round < WARM_UP) continue
        cpu.push(ours)
        floor.push(plain)
      }
      const body = brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      results.push(
        measurement(`pages.${name}-events`, rowsIn(page), 'rows'),
        measurement(`pages.${name}-cpu`, median(cpu), 'ms', median(floor)),
        measurement(`pages.${name}-size`, body.byteLength / 1_000, 'kB brotli', 60),
      )
    }
    return results
  } finally {
    await product.close()
  }
}
