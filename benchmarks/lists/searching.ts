import type { Page } from 'playwright-core'
import { fetchJson } from '../../e2e/harness/api.ts'
import { sleep } from '../../e2e/harness/wait.ts'
import { line, type Measurement, measurement, percentile } from '../measurement.ts'
import { onProduct } from '../on-product.ts'

const SEARCHES = 40
/** Milliseconds from the last key to the painted result, for 95 of 100 searches. */
const PAINTED_MS = 100
/** A response without a paint within this time changes nothing. */
const SAME_MS = 500

interface Seen {
  key: number
  answered: number
  painted: number
}

/** Notes in the page when the last key went down, when its response came and when what that changed was painted. */
function watch(): void {
  const seen: Seen = { key: 0, answered: 0, painted: 0 }
  Object.assign(window, { seen })
  addEventListener(
    'keydown',
    () => {
      seen.key = performance.now()
      seen.answered = 0
      seen.painted = 0
    },
    true,
  )
  const real = window.fetch.bind(window)
  window.fetch = async (...asked) => {
    const response = await real(...asked)
    if (response.url.includes('/search?')) seen.answered = performance.now()
    return response
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    if (seen.painted === 0) seen.painted = performance.now()
  }
  new MutationObserver((records) => {
    const isList = records.some(({ target }) =>
      (target.parentElement ?? (target as Element)).closest('[role="listbox"]'),
    )
    if (isList && seen.answered > 0 && seen.painted === 0) requestAnimationFrame(() => port2.postMessage(null))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** From the last key to the painted result, in ms; null where the earlier keys have already given this response. */
async function searchOnce(page: Page, text: string): Promise<number | null> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await page.keyboard.type(text, { delay: 60 })
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.answered > 0, undefined, { polling: 50 })
  await sleep(SAME_MS)
  return page.evaluate(() => {
    const { key, painted } = (window as unknown as { seen: Seen }).seen
    return painted === 0 ? null : painted - key
  })
}

/** From the last key of a search to its painted result. */
export function searching(): Promise<readonly Measurement[]> {
  return onProduct({}, async ({ product, context }) => {
    const { data } = await fetchJson<{ data: readonly { competitors?: { home: { name: string } } }[] }>(
      product.origin,
      '/api/v2/matches?type=match&limit=100',
    )
    const names = data.flatMap(({ competitors }) => competitors?.home.name.toLowerCase() ?? [])
    // A name with the same beginning may be served from the cache.
    const apart = [...new Map(names.map((name) => [name.slice(0, 3), name])).values()]
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(`${product.origin}/sports`)
    await page.waitForFunction(() => (window as { __touchline?: { connected: boolean } }).__touchline?.connected)
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search' }).waitFor()
    const took: number[] = []
    for (const [at, name] of apart.slice(0, SEARCHES).entries()) {
      const ms = await searchOnce(page, name.slice(0, 4 + (at % 4)).trim())
      if (ms !== null) took.push(ms)
    }
    return [
      measurement('lists.searches', took.length, 'answers', SEARCHES),
      measurement('lists.search-painted-p50', percentile(took, 0.5), 'ms', PAINTED_MS),
      measurement('lists.search-painted-p95', percentile(took, 0.95), 'ms', PAINTED_MS),
    ]
  })
}

if (import.meta.main) {
  for (const result of await searching()) console.log(line(result))
  process.exit()
}
