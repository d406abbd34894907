import type { Browser, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fetchJson, signInByHttp } from '../harness/api.ts'
import { seriousViolations } from '../harness/axe.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, openPage, PHONE } from '../harness/browser.ts'
import { englishLeft, englishOnlyWords, namePattern, shippedLanguages } from '../harness/english-left.ts'
import { everyPage } from '../harness/every-page.ts'
import { misfits, settled } from '../harness/fits.ts'
import type { Product } from '../harness/product.ts'
import { EVERYTHING, inTurn } from '../harness/share.ts'
import { aroundBorrowed } from '../harness/shared/around-borrowed.ts'
import { followTexts } from '../harness/text-chunks.ts'
import { soonestKickOff } from '../harness/truth.ts'
import { until } from '../harness/wait.ts'

/** The first letters of an address name its language; English has none. */
const LOCALES = ['', '/de', '/ru', '/ar']
const TRANSLATED = LOCALES.slice(1)
/** A phone, a tablet, a desktop with the slip beside the page, and a wide screen. */
const WIDTHS = [390, 780, 1248, 1920]
/** A phone as narrow as they come, and a window of 1,280 px zoomed to 200 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
]
/** Pages of a player, which come to be in the browser. */
const OWN = /^\/(profile|limits|transactions|bets)\b/
/** Pages that are the same for another sport, and a page that players never open. */
const ALIKE = /^\/editor$|^\/(ice-hockey|american-football|baseball|dota2|lol)\b/

describe.skipIf(!CHROMIUM)('accessible', () => {
  let product: Product
  let browser: Browser

  aroundBorrowed('calm', (lent) => {
    product = lent.product
    browser = lent.browser
  })

  test('LOCALE-03: no page says an English word in another language, names aside', async () => {
    const { paths, names } = await everyPage(product.origin)
    const { cookie } = await signInByHttp(product.origin, product.players.demo)
    const known = namePattern(names)
    const page = async (path: string) => {
      const answer = await fetch(product.origin + path, { headers: { cookie } })
      expect(`${path} ${answer.status}`).not.toMatch(path.endsWith('/500') ? / 503$/ : / 5\d\d$/)
      return answer.text()
    }
    const found: string[] = []
    const languages = shippedLanguages().filter((language) => language !== 'en')
    const words = new Map(languages.map((locale) => [locale, englishOnlyWords(locale)]))
    const inEnglish = await page('/sports/bets')
    for (const of of words.values()) expect(englishLeft(inEnglish, of, known)).not.toEqual([])
    // An untranslated text is the same in every language; that no language lacks a text is tested without pages.
    for (const [at, path] of paths.entries()) {
      for (const locale of inTurn(languages, at)) {
        const left = englishLeft(await page(`/${locale}/sports${path}`), words.get(locale) ?? new Set(), known)
        found.push(...left.map((text) => `${locale} ${path}: ${text}`))
      }
    }
    expect(found).toEqual([])
  })

  test('ROUTE-11: a bar runs while a page is on its way; Back and Forward are where they were', async () => {
    const { page, context } = await openPage(browser)
    await page.goto(`${product.origin}/sports/football`)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/v2/**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Schedule' }).first().click()
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor()
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Schedule' }).waitFor()
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor({ state: 'detached' })

    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(scrolled).toBe(900)
    await page.getByRole('navigation', { name: 'All sports' }).getByRole('link', { name: 'Tennis' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Tennis' }).waitFor()
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Schedule' }).waitFor()
    await expect.poll(scrolled).toBe(900)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Tennis' }).waitFor()
    await expect.poll(scrolled).toBe(0)
    await context.close()
  })

  test('BLOCK-04 BLOCK-05: the menu folds and stays folded, tabs are below until there is room for the slip, the footer links to help on every width', async () => {
    const { page, context } = await openPage(browser)
    await page.goto(`${product.origin}/sports?ctag=partner-7`)
    const rail = page.getByRole('navigation', { name: 'All sports' })
    await rail.getByRole('button', { name: 'Collapse the menu' }).click()
    await expect.poll(() => rail.getAttribute('data-rail')).toBe('icons')
    await page.reload()
    await expect.poll(() => rail.getAttribute('data-rail')).toBe('icons')
    await rail.getByRole('button', { name: 'Expand the menu' }).click()
    await expect.poll(() => rail.getAttribute('data-rail')).toBe('wide')

    const footer = page.getByRole('contentinfo')
    const deposit = footer.getByRole('link', { name: 'Deposit' })
    expect(await footer.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/sports/general-rules')
    await footer.getByRole('link', { name: 'Transaction history' }).waitFor()
    await deposit.click()
    await expect.poll(() => page.url()).toMatch(/\/sports\/profile\/wallet\/deposit(\?ctag=partner-7)?$/)

    const seen = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      return { tabs: await page.locator('[data-placement="tabbar_mobile"]').isVisible(), menu: await rail.isVisible() }
    }
    await page.goto(`${product.origin}/sports`)
    for (const [width, tabs, menu] of [
      [390, true, false],
      [779, true, false],
      [780, true, true],
      [959, true, true],
      [960, false, true],
    ] as const) {
      await expect.poll(() => seen(width), { message: `${width} px` }).toEqual({ tabs, menu })
      // What the operator puts into the footer is reached on a phone, too: it is above the tabs.
      for (const name of ['Rules', 'Transaction history', 'Deposit'])
        await footer.getByRole('link', { name }).first().click({ trial: true })
    }
    await context.close()
  })

  test('BLOCK-04 LOCALE-02 LOCALE-03: every kind of page fits 320 px and a zoom of 200 %: nothing is cut off or has to be moved sideways, nothing of a player is in English', async () => {
    const { paths, names } = await everyPage(product.origin)
    const { page: own, context } = await openPage(browser)
    const player = bettor(own, product.origin)
    await player.opens('/sports/about')
    await player.signsIn(product.players.demo)
    // What the server sends is all of a public page: without its scripts many can be looked at.
    const { page: sent, context: visitors } = await openPage(browser)
    await visitors.route('**/*.js', (route) => route.abort())
    const kinds = paths.filter((path) => !ALIKE.test(path))
    // In English nothing of a player could be found that is not translated.
    const languagesOf = (path: string) => (OWN.test(path) && !EVERYTHING ? TRANSLATED : LOCALES)
    const walked = kinds.flatMap((path, at) => inTurn(languagesOf(path), at).map((locale) => ({ locale, path })))
    const found: string[] = []
    const known = namePattern([...names, 'Dana Demo', product.players.demo, 'Berlin'])
    const words = new Map(TRANSLATED.map((locale) => [locale, englishOnlyWords(locale.slice(1))]))
    for (const { locale, path } of walked) {
      const page = OWN.test(path) ? own : sent
      await page.goto(`${product.origin}${locale}/sports${path}`, { waitUntil: 'domcontentloaded' })
      if (page === own) {
        await settled(page)
        const left = englishLeft(await page.content(), words.get(locale) ?? new Set(), known)
        found.push(...left.map((text) => `${locale}${path}: ${text}`))
      }
      // As wide as it is drawn first, so that it is laid out twice and not three times.
      const isNarrow = page.viewportSize()?.width === NARROW[0]?.width
      for (const viewport of isNarrow ? NARROW : NARROW.toReversed()) {
        await page.setViewportSize(viewport)
        found.push(...(await misfits(page)).map((what) => `${locale}${path} at ${viewport.width} px: ${what}`))
      }
    }
    expect(found).toEqual([])
    await sent.goto(`${product.origin}/sports/about`, { waitUntil: 'domcontentloaded' })
    await sent
      .locator('h1')
      .evaluate(({ style }) => Object.assign(style, { inlineSize: '2ch', overflow: 'hidden', whiteSpace: 'nowrap' }))
    expect(await misfits(sent)).not.toEqual([])
    await visitors.close()
    await context.close()
  })

  test('BLOCK-02 BLOCK-04: on phone, tablet, desktop and wide screen, in both directions, header, menu and slip are reached and nothing is too wide', async () => {
    const { page, context } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/about')
    await player.signsIn(product.players.demo)
    const isSeen = (placement: string) => page.locator(`[data-placement="${placement}"]`).isVisible()
    for (const locale of [...inTurn(LOCALES.filter((one) => one !== '/ar')), '/ar']) {
      await page.goto(`${product.origin}${locale}/sports`, { waitUntil: 'domcontentloaded' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const where = `${locale} at ${width} px`
        const [header, rail] = [await isSeen('header'), await isSeen('left_sidebar_desktop')]
        const slip = (await isSeen('right_sidebar_desktop')) || (await isSeen('tabbar_mobile'))
        expect([where, header, rail, slip]).toEqual([where, true, width >= 780, true])
        const balance = await page.locator('[data-balance]').first().boundingBox()
        const isInside = balance !== null && balance.x >= 0 && balance.x + balance.width <= width
        expect([where, isInside, await misfits(page)]).toEqual([where, true, []])
      }
    }
    await context.close()
  })

  test('ROUTE-04 ROUTE-07 CAT-09: an address keeps what it says through a right name and another language; behind the last page is the last', async () => {
    const { page, context } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    const { id, slug } = await soonestKickOff(product.origin)
    await visitor.opens('/sports/football')
    await page.evaluate((to) => history.pushState(null, '', to), `/sports/football/wrong-name-m${id}?x=1#h`)
    await expect.poll(() => page.url()).toBe(`${product.origin}/sports/football/${slug}?x=1#h`)

    await visitor.opens('/sports/football?tab=all&page=99#here')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Previous' }).waitFor()
    expect(await pages.getByRole('link', { name: 'Next' }).count()).toBe(0)
    expect(await page.locator('main [data-match]').count()).toBeGreaterThan(0)

    await page
      .getByRole('button', { name: /^Language/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Deutsch' }).first().click()
    await page.waitForURL(`${product.origin}/de/sports/football?tab=all&page=99#here`)
    await context.close()
  })

  test('LOCALE-03: a page loads the texts of its language and of no other', async () => {
    const { page: first, context } = await openPage(browser)
    const player = bettor(first, product.origin)
    await player.opens('/sports/about')
    await player.signsIn(product.players.demo)
    for (const locale of ['', ...inTurn(TRANSLATED)]) {
      const page = await context.newPage()
      const languages = followTexts(page)
      for (const path of ['/live', '/profile']) {
        await page.goto(`${product.origin}${locale}/sports${path}`, { waitUntil: 'domcontentloaded' })
        await settled(page)
      }
      expect(languages()).toEqual([locale.slice(1) || 'en'])
      await page.close()
    }
    await context.close()
  })

  test('LOCALE-02: in Arabic the score of a side is beside that side', async () => {
    const path = '/api/v2/matches?type=match&sport_key=football&match_status=live&limit=1'
    const { data } = await fetchJson<{ data: readonly { slug: string }[] }>(product.origin, path)
    const { page, context } = await openPage(browser, { locale: 'ar' })
    for (const [prefix, isMirrored] of [
      ['', false],
      ['/ar', true],
    ] as const) {
      await page.goto(`${product.origin}${prefix}/sports/football/${data[0]?.slug}`)
      const board = page
        .locator('main section[data-match]')
        .filter({ has: page.locator('[data-side]') })
        .first()
      const left = (one: ReturnType<typeof board.locator>) => one.evaluate((it) => it.getBoundingClientRect().left)
      const places = [
        board.locator('[data-side="home"]').first(),
        board.locator('p > b').first(),
        board.locator('p > b').nth(1),
        board.locator('[data-side="away"]').first(),
      ]
      const at = await Promise.all(places.map(left))
      const inOrder = at.toSorted((one, other) => (isMirrored ? other - one : one - other))
      expect(at).toEqual(inOrder)
    }
    await context.close()
  })

  const LOOKS = [
    { theme: 'dark', device: 'desktop', viewport: DESKTOP },
    { theme: 'light', device: 'phone', viewport: PHONE },
  ] as const
  // Each page in one of them, every part by itself in all of them in the gallery.
  for (const look of LOOKS) {
    test(`BLOCK-03 MODAL-02: axe finds nothing serious in ${look.theme} on a ${look.device}`, async () => {
      const { slug } = await soonestKickOff(product.origin)
      const { context, page } = await openPage(browser, look)
      const visitor = bettor(page, product.origin)
      const own = await openPage(browser, look)
      const player = bettor(own.page, product.origin)
      const opens = (path: string) => [path, async () => visitor.opens(path)] as const
      const pages: readonly (readonly [string, () => Promise<void>, Page?])[] = [
        opens('/sports'),
        opens('/sports/live'),
        opens('/sports/users/unlock?unlock_token=x'),
        opens('/sports/football'),
        [
          'the slip with a selection',
          async () => {
            await visitor.opens(`/sports/football/${slug}`)
            // The first price may be taken away.
            await until('a pick', () =>
              visitor.picks(visitor.odds().first()).then(
                () => true,
                () => false,
              ),
            )
            await visitor.openTab('Bet slip')
          },
        ],
        opens(`/sports/football/${slug}`),
        opens('/sports/users/sign-in'),
        [
          'a sign-up with what is wrong',
          async () => {
            await visitor.opens('/sports/users/sign-up')
            await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
          },
        ],
        opens('/sports/404'),
        [
          'the account of a player',
          async () => {
            await player.opens('/sports/profile?part=security')
            await player.signsIn(product.players.demo)
            await own.page.getByText('This device', { exact: true }).waitFor()
          },
          own.page,
        ],
        [
          'the transactions of a player',
          async () => {
            await player.opens('/sports/transactions')
            if (!EVERYTHING) await player.signsIn(product.players.demo)
            await own.page.locator('[data-transaction]').first().waitFor()
          },
          own.page,
        ],
      ]
      const found: string[] = []
      const looked = pages.filter((_, at) => inTurn(LOOKS, at).includes(look))
      for (const [where, comes, on = page] of looked) {
        await comes()
        found.push(...(await seriousViolations(on, where)))
      }
      expect(looked.length).toBeGreaterThanOrEqual(Math.floor(pages.length / 2))
      expect(found).toEqual([])
      await own.context.close()
      await context.close()
    })
  }
})
