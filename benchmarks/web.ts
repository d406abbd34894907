import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { fetchJson } from '../e2e/harness/api.ts'
import { CONSENT, DESKTOP } from '../e2e/harness/browser.ts'
import { WITHOUT_FEATURES } from '../e2e/harness/chromium-features.ts'
import { sleep } from '../e2e/harness/wait.ts'
import { type Measurement, measurement, median, percentile } from './measurement.ts'
import { onProduct } from './on-product.ts'

const FEED_MS = 60_000
const FIRST_LOADS = 5
const PROBE = readFileSync(join(import.meta.dirname, 'web/probe.js'), 'utf8')
const VANILLA = readFileSync(join(import.meta.dirname, 'web/vanilla.html'), 'utf8')

const STATIC = '/bench/static'

type Cookie = Parameters<BrowserContext['addCookies']>[0][number]

interface Probe {
  readonly delays: readonly number[]
  /** Of prices whose button showed the same outcome before. */
  readonly stayed: readonly number[]
  readonly cls: number
  readonly lcp: number
}

const readProbe = (page: Page): Promise<Probe> =>
  page.evaluate(() => {
    const { delays, stayed, cls, lcp } = (window as unknown as { __probe: Probe }).__probe
    return { delays, stayed, cls, lcp }
  })

const firstByte = (page: Page): Promise<number> =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart)

/** A page as it is served, without its scripts and what they start from. */
async function withoutScripts(url: string, cookies: readonly Cookie[]): Promise<string> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const document = await (await fetch(url, { headers: { cookie } })).text()
  return document.replaceAll(/<script[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
}

async function open(browser: Browser, origin: string, path: string, cookies: readonly Cookie[] = []): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await page.addInitScript(PROBE)
  await page.route('**/bench/vanilla', (route) => route.fulfill({ contentType: 'text/html', body: VANILLA }))
  const still = path === STATIC ? await withoutScripts(`${origin}/sports/live`, cookies) : ''
  await page.route(`**${STATIC}`, (route) => route.fulfill({ contentType: 'text/html', body: still }))
  await page.goto(origin + path)
  return page
}

/** The in-play page in a browser that has nothing of it yet; ms since it was requested, bytes of script. */
async function firstLook(browser: Browser, origin: string, cookies: readonly Cookie[] = []) {
  const context = await browser.newContext({ viewport: DESKTOP })
  await context.addCookies([...cookies])
  const page = await context.newPage()
  let script = 0
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') script += Number(response.headers()['content-length'] ?? 0)
  })
  await page.addInitScript(PROBE)
  await page.goto(`${origin}/sports/live`)
  await sleep(4_000)
  const { lcp } = await readProbe(page)
  const look = { lcp, script, firstByte: await firstByte(page) }
  await context.close()
  return look
}

/** Sports whose match pages move most. */
const MATCH_SPORTS = ['football', 'tennis', 'basketball'] as const

/** Address of the live match of a sport with the most markets. */
async function liveMatch(origin: string, sport: string): Promise<string> {
  const { data } = await fetchJson<{ data: readonly { slug: string; available_markets: number }[] }>(
    origin,
    `/api/v2/matches?match_status=live&type=match&sport_key=${sport}&limit=50`,
  )
  const [most] = data.toSorted((a, b) => b.available_markets - a.available_markets)
  return most ? `/sports/${sport}/${most.slug}` : `/sports/${sport}`
}

/** The vanilla page is put in by the browser itself, which else may not speak to this machine. */
const SWITCHES = [`${WITHOUT_FEATURES},LocalNetworkAccessChecks`]

/** Script sizes as they cross the wire, first load and layout stability, and feed to paint against a vanilla page. */
export function run(): Promise<readonly Measurement[]> {
  return onProduct(
    { SIM_SPEED: '12' },
    async ({ product, browser }) => {
      let script = 0
      const lcp: number[] = []
      /** Where the notice of cookies was accepted before. */
      const laterLcp: number[] = []
      const vanillaLcp: number[] = []
      const staticLcp: number[] = []
      /** The same with the notice, as on a first visit. */
      const firstStaticLcp: number[] = []
      /** Ms from the first byte of the document. */
      const fromFirstByte: number[] = []
      const firstFromFirstByte: number[] = []
      for (let load = 0; load < FIRST_LOADS; load++) {
        const first = await firstLook(browser, product.origin)
        lcp.push(first.lcp)
        firstFromFirstByte.push(first.lcp - first.firstByte)
        script = first.script
        const later = await firstLook(browser, product.origin, [CONSENT])
        laterLcp.push(later.lcp)
        fromFirstByte.push(later.lcp - later.firstByte)
        const vanilla = await open(browser, product.origin, '/bench/vanilla')
        await sleep(1_000)
        vanillaLcp.push((await readProbe(vanilla)).lcp)
        await vanilla.context().close()
        for (const [cookies, times] of [
          [[CONSENT], staticLcp],
          [[], firstStaticLcp],
        ] as const) {
          const still = await open(browser, product.origin, STATIC, cookies)
          await sleep(1_000)
          times.push((await readProbe(still)).lcp)
          await still.context().close()
        }
      }
      const [ours, vanilla] = [
        await open(browser, product.origin, '/sports/live'),
        await open(browser, product.origin, '/bench/vanilla'),
      ]
      const matches = await Promise.all(
        MATCH_SPORTS.map(async (sport) => open(browser, product.origin, await liveMatch(product.origin, sport))),
      )
      await sleep(FEED_MS)
      const moved = await Promise.all(matches.map(async (page) => (await readProbe(page)).cls))
      const [probe, floor] = [await readProbe(ours), await readProbe(vanilla)]
      return [
        measurement('web.script-with-what-follows', script / 1_000, 'kB brotli', 150),
        measurement('web.lcp-live', median(lcp), 'ms', median(vanillaLcp)),
        measurement('web.lcp-live-first-visit-beside-its-own-markup', median(lcp), 'ms', median(firstStaticLcp)),
        measurement(
          'web.lcp-live-first-visit-from-first-byte',
          median(firstFromFirstByte),
          'ms',
          median(firstStaticLcp),
        ),
        measurement('web.lcp-live-later-visit-beside-its-own-markup', median(laterLcp), 'ms', median(staticLcp)),
        measurement('web.lcp-live-later-visit-from-first-byte', median(fromFirstByte), 'ms', median(staticLcp)),
        measurement('web.cls-60s-of-feed', probe.cls, 'score', 0.02),
        ...MATCH_SPORTS.map((sport, at) => measurement(`web.cls-60s-of-${sport}`, moved[at] ?? 1, 'score', 0.02)),
        measurement('web.feed-to-paint-p50', percentile(probe.delays, 0.5), 'ms', percentile(floor.delays, 0.5)),
        measurement('web.feed-to-paint-p95', percentile(probe.delays, 0.95), 'ms', percentile(floor.delays, 0.95)),
        measurement(
          'web.feed-to-paint-in-place-p50',
          percentile(probe.stayed, 0.5),
          'ms',
          percentile(floor.stayed, 0.5),
        ),
        measurement(
          'web.feed-to-paint-in-place-p95',
          percentile(probe.stayed, 0.95),
          'ms',
          percentile(floor.stayed, 0.95),
        ),
      ]
    },
    SWITCHES,
  )
}
