import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import type { RenderedPage, RenderRequest } from '../apps/web/src/entry-server.tsx'
import { loadRenderer } from '../apps/web/src/server/renderer.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { type Measurement, measurement, median } from './measurement.ts'
import { plainTree } from './pages/plain-tree.ts'

const DIST = join(import.meta.dirname, '../apps/web/dist')
const ROUNDS = 40
const WARM_UP = 15
/** As the server compresses pages. */
const QUALITY = 6
const PAGES = [
  ['schedule', '/sports/schedule'],
  ['live', '/sports/live'],
] as const

type Page = Extract<RenderedPage, { kind: 'page' }>

/** A back end that asks the product once for each call, and answers from memory after that. */
function recorded(origin: string): RenderRequest['fetch'] {
  const answers = new Map<string, Promise<{ readonly status: number; readonly text: string }>>()
  async function ask(url: string, init: RequestInit) {
    const response = await fetch(origin + url, init)
    return { status: response.status, text: await response.text() }
  }
  return (url, init) => {
    const answer = answers.get(url) ?? ask(url, init)
    answers.set(url, answer)
    return answer
  }
}

/** Ms of this process's CPU. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

async function cpuOf(run: () => unknown): Promise<number> {
  const before = cpuMs()
  await run()
  return cpuMs() - before
}

/** CPU of a page from its answers to its document, against the same elements and texts rendered as plain React; its size. */
export async function run(): Promise<readonly Measurement[]> {
  const product = await startProduct({ SIM_SPEED: '1' })
  const results: Measurement[] = []
  try {
    const renderer = await loadRenderer(DIST)
    for (const [name, pathname] of PAGES) {
      const request: RenderRequest = {
        pathname,
        addresses: { locales: ['en', 'de'], isLocaleRequired: false },
        search: '',
        preferences: {
          theme: null,
          oddsFormat: 'european',
          railCollapsed: false,
          timeZone: 'Europe/Berlin',
          updates: 'on',
        },
        fetch: recorded(product.origin),
        origin: product.origin,
        release: 'bench',
        hasSession: false,
        blockedIn: null,
        now: Date.now(),
        requestId: 'bench',
      }
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
      const rows = page.html.match(/data-match=/g)?.length ?? 0
      results.push(
        measurement(`pages.${name}-events`, rows, 'rows'),
        measurement(`pages.${name}-cpu`, median(cpu), 'ms', median(floor)),
        measurement(`pages.${name}-size`, body.byteLength / 1_000, 'kB brotli', 60),
      )
    }
    return results
  } finally {
    await product.close()
  }
}
