import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser } from '../harness/browser.ts'
import { answers } from '../harness/faults.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { PATIENCE_MS, until } from '../harness/wait.ts'
import { type Collector, startCollector } from '../reports/collector.ts'

const ASSETS = join(import.meta.dirname, '../../apps/web/dist/client/assets')
const PASSWORD = 'touchline'
const REFUSED = {
  code: 1000,
  key: 'error.internal',
  localized_message: 'No, Anna.',
  data: { details: [], errors_by_bet: [], request_id: 'named-in-the-log' },
}

describe.skipIf(!CHROMIUM)('what pages report arrives at an error-reporting service', () => {
  let collector: Collector
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let player: Bettor

  beforeAll(async () => {
    collector = await startCollector()
    product = await startProduct({ SENTRY_DSN: collector.dsn, SENTRY_ENVIRONMENT: 'journeys' })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await collector?.close()
  })
  beforeEach(async () => {
    // Scripts of others are let in here, as the policy of a site with a tag manager lets them in.
    context = await browser.newContext({ bypassCSP: true })
    page = await context.newPage()
    player = bettor(page, product.origin)
  })
  afterEach(() => context.close())

  /** Opens a page and waits until it is hydrated. */
  async function opens(path: string) {
    const response = await page.goto(`${product.origin}${path}`)
    await page.waitForFunction(() => '__touchline' in window, undefined, { timeout: PATIENCE_MS })
    return response
  }

  const errors = () => collector.events.filter(({ type }) => type === undefined)
  const messageOf = (event: Collector['events'][number]) => event.exception?.values[0]?.value ?? ''
  const withMessage = (part: string) => errors().filter((event) => messageOf(event).includes(part))
  const arrives = async (part: string) => {
    await until(`an event about ${part}`, async () => withMessage(part).length > 0)
    const [event] = withMessage(part)
    if (event === undefined) throw new Error('It has just been there.')
    return event
  }
  /** Throws an uncaught error in the page. */
  const throwsInPage = (message: string) =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text)
      })
    }, message)

  /** Runs the cause in the page, and waits until the server has kept it from being an event for that reason. */
  async function isKeptBack(reason: string, cause: () => Promise<unknown>): Promise<void> {
    const count = () => product.log().split(`"reason":"${reason}"`).length
    const before = [count(), errors().length] as const
    await cause()
    await until(`a report kept back as ${reason}`, async () => count() > before[0])
    expect(errors().slice(before[1]).map(messageOf)).toEqual([])
  }

  test('WATCH-01: errors that cannot be mended are not sent, by their real cause', async () => {
    await opens('/sports/about')
    await isKeptBack('resize_observer', () =>
      page.evaluate(() => {
        const box = document.createElement('div')
        document.body.append(box)
        let height = 1
        new ResizeObserver(() => {
          if (height > 50) return
          height += 5
          box.style.height = `${height}px`
        }).observe(box)
      }),
    )
    await isKeptBack('flagged', () =>
      page.evaluate(() => {
        setTimeout(() => {
          throw Object.assign(new Error('Not to be reported'), { skipReport: true })
        })
      }),
    )
    await isKeptBack('cancelled', () =>
      page.evaluate(() => {
        const controller = new AbortController()
        void fetch('/sports', { signal: controller.signal })
        controller.abort()
      }),
    )
    await page.route('**/never', (route) => route.abort('connectionrefused'))
    await isKeptBack('network', () => page.evaluate(() => void fetch('/never')))
    await page.route('**/late', () => {})
    await isKeptBack('network', () => page.evaluate(() => void fetch('/late', { signal: AbortSignal.timeout(20) })))
    await isKeptBack('chunk', () => page.evaluate("void import('/sports/assets/gone.js')"))
    await isKeptBack('script_element', () =>
      page.evaluate(
        () =>
          void new Promise((_, reject) => {
            const script = document.createElement('script')
            script.onerror = reject
            script.src = '/sports/assets/gone.js'
            document.head.append(script)
          }),
      ),
    )
  })

  test('WATCH-01: errors of a tag manager and of scripts of rooms are not reported, whether the browser names their place or not', async () => {
    await opens('/sports/about')
    const scripts = ['https://www.googletagmanager.com/gtm.js', 'https://cdn.watchers.io/room.js']
    for (const [at, script] of [...scripts, ...scripts].entries()) {
      const isOpen = at < scripts.length
      await page.route(script, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: `setTimeout(() => { throw new Error('of others ${at}') })`,
        }),
      )
      // A script without CORS is reported as "Script error.", and a page reports the same error once.
      if (at === scripts.length + 1) continue
      await isKeptBack('other_script', () =>
        page.evaluate(
          ([src, open]) => {
            const element = document.createElement('script')
            if (open) element.crossOrigin = 'anonymous'
            element.src = src
            document.head.append(element)
          },
          [script, isOpen] as const,
        ),
      )
      await page.unroute(script)
    }
  })

  test('WATCH-01: the 404 page reports no event', async () => {
    await opens('/404')
    await isKeptBack('not_found', () => throwsInPage('on a page that is not there'))
  })

  test('WATCH-01: an error of a page says release, environment, runtime, request, language, route and page, and nothing of a visitor', async () => {
    const response = await opens('/de/sports/live?reset_password_token=hidden')
    const release = await page.evaluate(
      () => (window as unknown as { __touchline: { release: string } }).__touchline.release,
    )
    await throwsInPage('broken in German')
    const event = await arrives('broken in German')
    expect(release).toMatch(/^[\da-f]{7,}-[\da-f]{8}$/)
    expect(event).toMatchObject({
      level: 'error',
      platform: 'javascript',
      release,
      environment: 'journeys',
      transaction: 'live',
      request: { url: '/de/sports/live' },
      tags: { runtime: 'browser', kind: 'script', where: 'window', locale: 'de', route: 'live' },
    })
    expect(response?.status()).toBe(200)
    expect(event.tags.request_id).toMatch(/^[\w-]{8,64}$/)
    expect(event.contexts?.trace?.trace_id).toMatch(/^[\da-f]{32}$/)
    expect(event.user).toBeUndefined()
  })

  test('WATCH-01: a player has a pseudonym, failed calls by address and bodies, and no report holds a secret', async () => {
    await opens('/sports')
    const requests: { url: string; trace: string | undefined }[] = []
    page.on('request', (request) => requests.push({ url: request.url(), trace: request.headers()['sentry-trace'] }))
    await page.route('**/users/sign_in', answers(500, REFUSED))
    await player.opens('/sports')
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill(product.players.demo)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    const refused = await arrives('signIn: 500')
    expect(refused.extra?.http).toMatchObject({ status: 500, url: expect.stringContaining('sign_in') })
    expect(refused.extra?.http?.request).toContain('"password":"[string]"')
    expect(refused.extra?.http?.response).toContain('"key":"error.internal"')
    expect(refused.tags).toMatchObject({ kind: 'call', where: 'signIn', request_id: 'named-in-the-log' })
    await page.unroute('**/users/sign_in')
    await page.reload()
    await player.signsIn(product.players.demo)
    await page.route('**/api/v2/matches?**', answers(500, REFUSED))
    await page.getByRole('banner').getByRole('link', { name: 'In-play' }).first().click()
    const failed = await arrives('getMatches: 500')
    expect(failed.extra?.http?.url).toMatch(/^\/api\/v2\/matches\?/)
    expect(failed.extra?.http?.response).toContain('"localized_message":"[string]"')
    expect(failed.user?.id).toMatch(/^[\w-]{22}$/)
    await throwsInPage('of the same player')
    expect((await arrives('of the same player')).user).toEqual(failed.user)
    const all = JSON.stringify(collector.events)
    for (const secret of [product.players.demo, `"${PASSWORD}"`, 'No, Anna', 'hidden'])
      expect(all).not.toContain(secret)
    const calls = requests.filter(({ url }) => url.includes('/api/'))
    // Those that a page makes from its idle time on.
    expect(calls.filter(({ trace }) => trace !== undefined).length).toBeGreaterThan(1)
    expect(requests.filter(({ url, trace }) => !url.startsWith(product.origin) && trace !== undefined)).toEqual([])
  })

  test('WATCH-01: a visit is measured by each of its routes and by device: touch, shift, and from the feed to the screen; paint and first byte of the first one', async () => {
    // One visit in ten is measured: this is that one.
    await page.addInitScript(() => {
      crypto.getRandomValues = (words) => words
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${product.origin}/sports/live`)
    await until('the line', () =>
      page.evaluate(
        () => (window as unknown as { __touchline?: { connected: boolean } }).__touchline?.connected ?? false,
      ),
    )
    await player.odds().first().click()
    await until('prices that have had the time to move', () => page.evaluate(() => performance.now() > 15_000))
    await page.evaluate(
      () =>
        new Promise((seen) =>
          new MutationObserver((changes, observer) => {
            const isPrice = ({ target }: MutationRecord) =>
              (target instanceof Element ? target : target.parentElement)?.closest('button[data-outcome]')
            if (!changes.some(isPrice)) return
            observer.disconnect()
            setTimeout(seen, 500)
          }).observe(document.body, { subtree: true, childList: true, characterData: true }),
        ),
    )
    // A page that is gone to within the document is measured by itself.
    await page.locator('nav a[href="/sports/schedule"], nav a[href="/sports"]').last().click()
    await page.waitForURL((url) => !url.pathname.endsWith('/live'))
    await player.odds().first().click()
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen, 100)))),
    )
    await page.goto('about:blank')
    // An earlier visit of this file may be the one in ten as well.
    const ofLive = () =>
      collector.events.filter(({ type, transaction }) => type === 'transaction' && transaction === 'live')
    await until('the measurement', async () => ofLive().length > 0)
    const [measured, ...more] = ofLive()
    expect(more).toEqual([])
    expect(measured).toMatchObject({
      transaction: 'live',
      environment: 'journeys',
      tags: { runtime: 'browser', device: 'phone' },
    })
    expect(Object.keys(measured?.measurements ?? {}).sort()).toEqual(['cls', 'feed_to_paint', 'inp', 'lcp', 'ttfb'])
    // What the browser loaded is the first route's alone.
    const measuredOf = (route: string) =>
      collector.events
        .filter(({ type, transaction }) => type === 'transaction' && transaction === route)
        .map(({ measurements }) => Object.keys(measurements ?? {}))
    await until('the measurement of the next route', async () =>
      [...measuredOf('home'), ...measuredOf('schedule')].some(
        (names) => names.includes('inp') && names.includes('cls') && !names.includes('lcp') && !names.includes('ttfb'),
      ),
    )
    const { lcp, ttfb, feed_to_paint: feed } = measured?.measurements ?? {}
    expect(lcp?.value).toBeGreaterThan(ttfb?.value ?? Number.POSITIVE_INFINITY)
    expect(feed?.value).toBeLessThan(60_000)
  })

  test('WATCH-01: source maps are kept with the release, and never served', async () => {
    const [script = ''] = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
    const code = await page.request.get(`${product.origin}/sports/assets/${script}`)
    expect(code.status()).toBe(200)
    expect(await code.text()).not.toContain('sourceMappingURL')
    const maps = readdirSync(join(ASSETS, '../../source-maps'), { recursive: true }).map(String)
    expect(maps.filter((name) => name.endsWith(`${script}.map`))).toHaveLength(1)
    for (const path of [`/sports/assets/${script}.map`, `/sports/source-maps/${maps.at(-1)}`])
      expect((await page.request.get(`${product.origin}${path}`)).status()).toBe(404)
  })
})
