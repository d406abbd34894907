import { EVENT_STATUS, type SportEvent } from '@touchline/contract'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchJson } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { chunkOf, tapLine, whileOpen } from '../harness/faults.ts'
import { type Looks, putsInTheMiddle, watchCounts, watchJumps, wordsOf } from '../harness/looks-on.ts'
import { differences } from '../harness/prices-on-screen.ts'
import { type Product, startProduct, WHOLE_PROGRAMME } from '../harness/product.ts'
import { EVERYTHING } from '../harness/share.ts'
import { sleep, until } from '../harness/wait.ts'
import { withoutOthers } from '../harness/without-others.ts'

/** SOAK_MINUTES=10 SOAK_SPEED=30 runs ten minutes of a faster world; the gate runs a shorter time, with more cuts. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? (EVERYTHING ? 1 : 0.5))
const SPEED = process.env.SOAK_SPEED ?? '12'
const CUTS = Math.min(20, 20 * MINUTES)

describe.skipIf(!CHROMIUM)('the screen shows the server’s state', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct({ SIM_SPEED: SPEED, ...WHOLE_PROGRAMME })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  /** Watches while lists change: how far visible content jumped, and rows that were inserted and removed. */
  async function looksOn(path: string): Promise<() => Promise<Looks & { readonly moved: number }>> {
    const { context, page } = await openPage(browser)
    const jumps = await watchJumps(page)
    await bettor(page, product.origin).opens(path)
    await page.evaluate(() => {
      const seen = Object.assign(window, { moved: 0 })
      const rowsIn = (nodes: NodeList) =>
        [...nodes].filter((node) => node instanceof Element && node.matches('li[data-match], section[data-shown]'))
          .length
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) seen.moved += rowsIn(addedNodes) + rowsIn(removedNodes)
      }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    })
    return async () => {
      const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved)
      const looks = await jumps()
      await context.close()
      return { ...looks, moved }
    }
  }

  test(
    `LIVE-03 CAT-03: every price on screen equals the server's after ${CUTS} random socket cuts, and lists beside it hold still`,
    async () => {
      const { context, page } = await openPage(browser)
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.enable')
      const visitor = bettor(page, product.origin)
      await visitor.opens('/sports/live')
      const lists = new Map<string, Awaited<ReturnType<typeof looksOn>>>()
      for (const path of ['/sports/live', '/sports/football', '/sports', '/sports/schedule', '/sports/promotions'])
        lists.set(path, await looksOn(path))
      const every = (MINUTES * 60_000) / CUTS
      for (let cut = 0; cut < CUTS; cut++) {
        await sleep(every * (0.6 + ((cut * 7919) % 100) / 125))
        await cdp.send('Network.emulateNetworkConditions', {
          offline: true,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
        })
        await sleep(((cut * 104_729) % 2_500) + 200)
        await cdp.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
        })
      }
      await page.waitForFunction(
        () => (window as unknown as { __touchline: { connected: boolean } }).__touchline.connected,
      )
      // Prices move while they are compared: a difference is an error where the next comparison finds it unchanged.
      let wrong: readonly string[] = []
      let before: readonly string[] | null = null
      const compare = async (): Promise<number | false> => {
        const shown = await page.locator('main button[data-outcome]').evaluateAll((all) =>
          all
            .filter((button) => {
              const { top, bottom } = button.getBoundingClientRect()
              return bottom > 0 && top < window.innerHeight
            })
            .map(
              (button) =>
                [
                  button.getAttribute('data-outcome') ?? '',
                  button.textContent ?? '',
                  (button as HTMLButtonElement).disabled,
                ] as const,
            ),
        )
        const now = await differences(product.origin, shown)
        const isSecond = before !== null
        wrong = now.filter((difference) => before?.includes(difference) !== false)
        before = now
        return (now.length === 0 || (isSecond && wrong.length === 0)) && shown.length
      }
      let last = 0
      for (const screenful of [0, 1, 2]) {
        await page.evaluate((screens) => window.scrollTo(0, screens * window.innerHeight), screenful)
        before = null
        await until('screen and server to agree', compare).then(
          (count) => {
            last += count
          },
          (error: Error) => {
            throw new Error(`${error.message}, screenful ${screenful}:\n${wrong.join('\n')}`)
          },
        )
      }
      expect(last).toBeGreaterThan(20)
      let moved = 0
      for (const [path, seen] of lists) {
        const looks = await seen()
        moved += looks.moved
        expect(looks.shift, `${path}\n${wordsOf(looks)}`).toBeLessThanOrEqual(0.02)
      }
      // In a short time of a slow world no match may begin or end.
      if (MINUTES >= 5) expect(moved).toBeGreaterThan(0)
      await context.close()
    },
    MINUTES * 60_000 * 2 + 180_000,
  )

  test('CAT-03 BLOCK-04: letters that come late move nothing', async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      // The zone that the server assumes on a first visit, so that the days of the page stay the same.
      const { context, page } = await openPage(browser, { viewport, timeZone: 'UTC' })
      const jumps = await watchJumps(page)
      const { promise: held, resolve: letThemCome } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', (route) => held.then(() => route.continue()))
      await page.goto(`${product.origin}/sports/schedule`, { waitUntil: 'domcontentloaded' })
      const hasFont = () =>
        page.evaluate(() =>
          [...document.fonts].some(({ family, status }) => family.includes('Archivo Variable') && status === 'loaded'),
        )
      await page.locator('main li[data-match]').first().waitFor()
      const before = await jumps()
      expect(await hasFont()).toBe(false)
      letThemCome()
      await until('the letters to come', hasFont)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const after = await jumps()
      expect(after.shift - before.shift, wordsOf(after)).toBeLessThanOrEqual(0.001)
      await context.close()
    }
  })

  test('CAT-09 ROUTE-11: a list grows in place, by hand, by keyboard and as one scrolls; Back and a reload find it as long and where it was', async () => {
    const { context, page, problems } = await openPage(browser)
    const path = '/sports/football?tab=all'
    // What has no price yet is not listed: on a busy machine it takes a while until all are.
    let listed = 0
    await until(
      'a list of three pages that grows no more',
      async () => {
        const before = listed
        const html = await (await fetch(product.origin + path)).text()
        listed = Math.max(...[...html.matchAll(/data-total="(\d+)"/g)].map(([, count]) => Number(count)))
        return listed > 120 && listed - before < 3
      },
      120_000,
      4_000,
    )
    await bettor(page, product.origin).opens(path)
    const total = Number(await page.locator('main [data-total]').last().getAttribute('data-total'))
    const ids = () => page.locator('main li[data-match]').evaluateAll((all) => all.map((row) => row.dataset.match))
    const links = () => page.locator('main li[data-match], main [data-far="true"] a').count()
    expect(total).toBeGreaterThan(120)
    expect(await links()).toBe(60)

    await page.locator('main [rel="next"]').scrollIntoViewIfNeeded()
    const more = page.getByRole('button', { name: 'Show more' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect.poll(links).toBeGreaterThanOrEqual(119)
    // The keyboard goes on among what has come.
    const focused = () => page.evaluate(() => document.activeElement?.closest('[data-far]') !== null)
    await expect.poll(focused).toBe(true)
    const shown = await ids()
    expect(new Set(shown).size).toBe(shown.length)

    // From then on scrolling is enough, to the last row that the heading counts.
    const isWhole = async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      return (await more.count()) === 0 ? links() : 0
    }
    // Matches that began since have moved others a page up: the list is behind by no more than that.
    await expect.poll(isWhole, { timeout: 60_000 }).toBeGreaterThan(total * 0.95)
    // The focus on a link of rows that are not drawn in detail stays while they are drawn, and so does the next focus.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const far = page.locator('main [data-far="true"] a').last()
    await far.focus()
    const goal = await page.evaluate(() => document.activeElement?.getAttribute('href'))
    const made = page.locator(`main li[data-match]:has([data-group]) a[href="${goal}"]`).first()
    await expect.poll(() => made.evaluate((link) => link === document.activeElement).catch(() => false)).toBe(true)

    await page.evaluate(() => window.scrollTo({ top: 6_000, behavior: 'instant' }))
    // A match in the window, by its address: starting matches move others up, and rows below the window go again.
    const inView = () =>
      page.locator('main li[data-match] a').evaluateAll((all) => {
        const found = all.find((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return top > window.innerHeight / 3 && bottom < window.innerHeight
        })
        return found?.getAttribute('href')
      })
    let seen: string | null | undefined
    await expect
      .poll(async () => {
        seen = await inView()
        return seen
      })
      .toBeTruthy()
    const row = page.locator(`main li[data-match] a[href="${seen}"]`).first()
    await row.scrollIntoViewIfNeeded()
    const at = () => page.evaluate(() => Math.round(window.scrollY))
    const before = await at()
    await row.click()
    await page.waitForURL(`**${seen}`)
    await page.goBack()
    await expect.poll(links).toBeGreaterThan(total * 0.95)
    await expect.poll(async () => Math.abs((await at()) - before)).toBeLessThan(300)

    await page.reload()
    await expect.poll(links, { timeout: 60_000 }).toBeGreaterThan(total * 0.9)
    await expect.poll(async () => Math.abs((await at()) - before)).toBeLessThan(300)
    expect(problems).toEqual([])
    await context.close()
  })

  test('CAT-03 CAT-09: a match that moves between two grown parts of a list is there once, whichever of them receives it first', async () => {
    const { context, page } = await openPage(browser)
    const line = await tapLine(page)
    const parts = new Map<string, readonly SportEvent[]>()
    let moving: SportEvent | undefined
    const asked: string[] = []
    await page.route(
      '**/api/v2/matches?*',
      whileOpen(async (route) => {
        const part = new URL(route.request().url()).searchParams.get('page') ?? ''
        const answer = await (await route.fetch()).json()
        const held = parts.get(part)
        const others = held?.filter((event) => event !== moving)
        if (!others || !moving) parts.set(part, withoutOthers(answer.data, parts, part))
        const data = others && moving ? (part === '2' ? [...others, moving] : others) : parts.get(part)
        await route.fulfill({ json: { ...answer, data } })
        asked.push(part)
      }),
    )
    await bettor(page, product.origin).opens('/sports/football?tab=all')
    const grows = async () => {
      await page
        .locator('main [rel="next"]')
        .scrollIntoViewIfNeeded({ timeout: 1_000 })
        .catch(() => undefined)
      await page
        .getByRole('button', { name: 'Show more' })
        .click({ timeout: 1_000 })
        .catch(() => undefined)
      return parts.has('3')
    }
    await expect.poll(grows, { timeout: 60_000 }).toBe(true)
    line.mute()
    const [first, beside] = parts.get('3') ?? []
    const above = parts.get('2')?.at(-2)
    if (!first || !beside || !above) throw new Error('The list has no third part.')
    const rows = page.locator(`main li[data-match="${first.id}"]`)
    const looksAt = async () => {
      const link = page.locator(`main a[href$="-m${first.id}"]`).first()
      return { isStill: (await putsInTheMiddle(link)) < 1, rows: await rows.count() }
    }
    // Rows around it are drawn one after the other: what they move out of the window is not looked at any more.
    await expect.poll(looksAt, { interval: 500 }).toEqual({ isStill: true, rows: 1 })
    const counts = await watchCounts(page, `main li[data-match="${first.id}"]`)

    moving = first
    for (const [{ id, type }, part] of [
      [above, '2'],
      [beside, '3'],
    ] as const) {
      asked.length = 0
      await looksAt()
      const { tournament } = first as Extract<SportEvent, { type: 'match' }>
      const data = { match_id: id, version: Date.now(), status: EVENT_STATUS.stopped }
      const of = { sport_key: tournament.sport.key, tournament_id: tournament.id }
      expect(type).toBe('match')
      line.publish('public:en', { type: 'match_status_changed', data: { ...data, ...of } })
      await expect.poll(() => asked.includes(part)).toBe(true)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    }
    await expect.poll(() => rows.count()).toBe(1)
    expect(await counts()).toEqual([1])
    await context.close()
  })

  test('CAT-04: markets of a sport are aligned from card to card', async () => {
    const { context, page } = await openPage(browser, { viewport: { width: 1920, height: 1080 } })
    await bettor(page, product.origin).opens('/sports/football?time=all')
    const cells = page.locator('main ul [data-group]')
    await cells.first().waitFor()
    const places = await cells.evaluateAll((all) =>
      all.map((cell) => `${cell.getAttribute('data-group')} ${Math.round(cell.getBoundingClientRect().x)}`),
    )
    const cards = await page.locator('main section[data-shown]').count()
    expect(cards).toBeGreaterThan(3)
    expect([...new Set(places)].map((place) => place.split(' ')[0])).toEqual(['main', 'secondary', 'top', 'more'])
    // The widest screens are used as well.
    await page.setViewportSize({ width: 2560, height: 1200 })
    const widest = () =>
      page
        .locator('main section[data-shown]')
        .first()
        .evaluate((card) => card.clientWidth)
    await expect.poll(widest).toBeGreaterThan(1_900)
    await context.close()
  })

  test('ROUTE-11 MATCH-01: a link that is pointed at or reached by keyboard needs no request when it is pressed, and a match leads on to others in play', async () => {
    const { context, page, problems } = await openPage(browser)
    const came: string[] = []
    page.on('requestfinished', (request) => void came.push(request.url()))
    await bettor(page, product.origin).opens('/sports/football?time=all')
    const link = (at: number) => page.locator('main li[data-match]').nth(at).getByRole('link').first()
    const idOf = async (at: number) => /-m(\d+)$/.exec((await link(at).getAttribute('href')) ?? '')?.[1] ?? ''
    const code = ['routes/event.ts', 'blocks/event.page/block.tsx', 'features/match/MatchView.tsx'].map((module) =>
      chunkOf(`src/${module}`),
    )
    const isData = (url: string, id: string) => new RegExp(`/matches/${id}(/markets)?(\\?|$)`).test(url)
    const hasData = (id: string) =>
      expect.poll(() => new Set(came.filter((url) => isData(url, id)).map((url) => url.split('?')[0])).size).toBe(2)

    const byKeyboard = await idOf(1)
    await link(1).focus()
    await hasData(byKeyboard)
    const pointed = await idOf(0)
    await link(0).hover()
    await hasData(pointed)
    for (const chunk of code) await expect.poll(() => came.some((url) => chunk.test(url))).toBe(true)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await link(0).click()
    await page.locator('[data-card]').first().waitFor()
    expect(asked.filter((url) => isData(url, pointed) || code.some((chunk) => chunk.test(url)))).toEqual([])

    await page.getByRole('button', { name: 'Other matches in play' }).click()
    const others = page.locator('[data-other]')
    await others.first().waitFor()
    const { data } = await fetchJson<{ data: readonly { id: number }[] }>(
      product.origin,
      '/api/v2/matches?type=match&sport_key=football&match_status=live&limit=200',
    )
    const shown = await others.evaluateAll((all) => all.map((one) => one.dataset.other))
    // One may have begun or ended between the two looks.
    expect(shown.filter((id) => !data.some((match) => String(match.id) === id)).length).toBeLessThanOrEqual(1)
    expect(shown.length).toBeGreaterThan(2)
    const other = others.nth(1).getByRole('link')
    const to = (await other.getAttribute('href')) ?? ''
    await other.click()
    await page.waitForURL(`**${to}`)
    await page.locator(`section[data-match="${/-m(\d+)$/.exec(to)?.[1]}"]`).waitFor()
    expect(await others.count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('MATCH-02 ROUTE-06: on a phone the detail that an address names is in sight among its tabs, and the page stays at its top', async () => {
    const { context, page } = await openPage(browser, { viewport: PHONE })
    const { data } = await fetchJson<{ data: readonly { slug: string; has_video: boolean }[] }>(
      product.origin,
      '/api/v2/matches?type=match&sport_key=football&match_status=live&sort_by=-start_time&limit=100',
    )
    const match = data.find((one) => one.has_video)
    if (!match) throw new Error('No football match under way is transmitted.')
    await bettor(page, product.origin).opens(`/sports/football/${match.slug}?detail=stream`)
    const tab = page.getByRole('tab', { name: 'Stream', selected: true })
    const outside = () =>
      tab.evaluate((it) => {
        const row = it.parentElement?.getBoundingClientRect()
        const { left, right } = it.getBoundingClientRect()
        return row === undefined ? 1_000 : Math.max(0, row.left - left, right - row.right)
      })
    await expect.poll(outside).toBeLessThan(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await context.close()
  })
})
