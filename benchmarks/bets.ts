import { EVENT_STATUS } from '@touchline/contract/constants'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { type ApiPlayer, signInByHttp } from '../e2e/harness/api.ts'
import { bettor } from '../e2e/harness/bettor.ts'
import { launchBrowser, openPage } from '../e2e/harness/browser.ts'
import { startProduct, WHOLE_PROGRAMME } from '../e2e/harness/product.ts'
import { until } from '../e2e/harness/wait.ts'
import { line, type Measurement, measurement, median, percentile } from './measurement.ts'
import { needPostgres } from './need-postgres.ts'
import { storeOpenBets, storeResults } from './settlement/open-bets.ts'

const MANY = 10_000
/** What another player has: the floor. */
const FEW = 500
const PAGE = 500
const LONGEST_MS = 180_000
const RICH = 'rich@touchline.test'
const DEMO = 'demo@touchline.test'

/** What each page of a player's bets takes, in ms. */
async function pageTimes(api: ApiPlayer, pages: number): Promise<readonly number[]> {
  const times: number[] = []
  for (let page = 1; page <= pages; page += 1) {
    const start = performance.now()
    await api.get(`/api/v3/bets?status=all&page=${page}&limit=${PAGE}`)
    times.push(performance.now() - start)
  }
  return times
}

/** From a deed until what it changes has been painted, in ms. */
async function paints(page: Page, deed: () => Promise<unknown>, isThere: () => boolean): Promise<number> {
  const shown = page.evaluate(async (test) => {
    const holds = new Function(`return (${test})()`) as () => boolean
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const started = new Promise<number>((resolve) =>
      addEventListener('click', () => resolve(performance.now()), { once: true, capture: true }),
    )
    const start = await started
    while (!holds() && performance.now() - start < 60_000) await painted()
    await painted()
    return performance.now() - start
  }, String(isThere))
  await deed()
  return shown
}

/** The longest time between two frames while the page is scrolled to its end, in ms. */
function scrolls(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0
    let before = performance.now()
    for (let frame = 0; frame < 120; frame += 1) {
      scrollBy(0, innerHeight / 2)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = performance.now()
      if (frame > 0) longest = Math.max(longest, now - before)
      before = now
    }
    scrollTo(0, 0)
    return longest
  })
}

async function onScreen(origin: string, email: string): Promise<Readonly<Record<string, number>>> {
  const browser = await launchBrowser()
  try {
    const { page } = await openPage(browser)
    const player = bettor(page, origin)
    await player.opens('/sports')
    await player.signsIn(email)
    const start = performance.now()
    await page.goto(`${origin}/sports/bets`)
    await page.locator('main article[data-bet-id]').first().waitFor()
    const first = performance.now() - start
    await page
      .locator('main [role="status"][aria-busy]:not([aria-busy="true"]), main [role="status"]:not([aria-busy])')
      .first()
      .waitFor({ timeout: LONGEST_MS })
    const all = performance.now() - start
    const settled = page.locator('main').getByRole('radio', { name: /^Settled/ })
    const filter = await paints(
      page,
      () => settled.click(),
      () =>
        document.querySelector('main article') !== null &&
        document.querySelector('main [data-bet-state="waiting_results"]') === null,
    )
    const more = page.getByRole('button', { name: /^Show .*more/ })
    for (let at = 0; at < 4 && (await more.isVisible()); at += 1) await more.click()
    const frame = await scrolls(page)
    await player.opens('/sports')
    await player.openTab('My bets')
    const panel = await paints(
      page,
      () => page.locator('aside').getByRole('radio').last().click(),
      () => document.querySelector('aside [data-bet-state="done"]') !== null,
    )
    return { first, all, filter, frame, panel }
  } finally {
    await browser.close()
  }
}

/** A player with 10,000 bets against one with 500: the work of the book for a page of them, and that of the page. */
export async function run(): Promise<readonly Measurement[]> {
  const bin = await needPostgres()
  const cluster = await startCluster(bin, { durable: true })
  const url = cluster.url('postgres')
  const product = await startProduct({ DATABASE_URL: url, ...WHOLE_PROGRAMME })
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    const matches = await db.query<{ id: number }>(
      `SELECT id FROM matches WHERE type = 'match' AND status = $1 AND starts_at > now() + interval '2 hours' ORDER BY id LIMIT 2`,
      [EVENT_STATUS.prematch],
    )
    const [eventId = 0, otherEventId = 0] = matches.rows.map(({ id }) => id)
    let offset = 0
    for (const [email, count] of [
      [RICH, MANY],
      [DEMO, FEW],
    ] as const) {
      const { rows } = await db.query<{ id: number }>('SELECT id FROM players WHERE email = $1', [email])
      await storeOpenBets({ db, eventId, otherEventId, count, players: rows.map(({ id }) => id), offset })
      offset += count
    }
    await storeResults(db, eventId)
    await until(
      'most of them to be settled',
      async () => {
        const { rows } = await db.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM bets WHERE status = 'waiting_results' AND type = 'single'`,
        )
        return rows[0]?.n === 0
      },
      LONGEST_MS,
    )
    const [rich, demo] = [await signInByHttp(product.origin, RICH), await signInByHttp(product.origin, DEMO)]
    await pageTimes(demo, 1)
    const few = (await Promise.all([0, 1, 2].map(() => pageTimes(demo, FEW / PAGE)))).flat()
    const many = await pageTimes(rich, MANY / PAGE)
    const [floor, screen] = [await onScreen(product.origin, DEMO), await onScreen(product.origin, RICH)]
    const shown = (name: string, key: string) =>
      measurement(`bets.${name}-of-10000`, screen[key] ?? Number.NaN, 'ms', floor[key] ?? null)
    return [
      measurement('bets.page-of-10000-p50', median(many), 'ms', median(few)),
      measurement('bets.page-of-10000-p95', percentile(many, 0.95), 'ms', median(few)),
      shown('first-shown', 'first'),
      shown('all-known', 'all'),
      shown('filter-painted', 'filter'),
      shown('longest-frame', 'frame'),
      shown('panel-filter-painted', 'panel'),
    ]
  } finally {
    await db.end()
    // Its bets were not placed, so there are no books to prove.
    await product.kill()
    await product.close()
    await cluster.stop()
  }
}

if (import.meta.main) for (const result of await run()) console.log(line(result))
