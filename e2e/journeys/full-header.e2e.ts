import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { clippedTexts } from '../harness/clipped.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { soonestKickOff } from '../harness/truth.ts'

const LINKS = [
  '/',
  '/live',
  '/cybersport',
  '/schedule',
  '/results',
  '/favorites',
  '/racing',
  '/lotteries',
  '/promotions',
]

const TICKET = [
  { id: 'slip', kind: 'bet-slip' },
  { id: 'bets', kind: 'my-bets' },
]

/** A header with everything that may be in it, the sports in a row, and columns with blocks beside the slip. */
const FULL = {
  format: 1,
  customPages: [
    {
      path: '/framed',
      seo: { title: { en: 'Framed' } },
      placements: {
        content: [
          {
            id: 'frame',
            kind: 'content.iframe',
            props: { src: '/sports/football', title: { en: 'Football' }, height: 800 },
          },
        ],
      },
    },
  ],
  placements: {
    right_sidebar_desktop: [...TICKET, { id: 'jackpot', kind: 'jackpot-card' }],
    header: [
      { id: 'logo', kind: 'brand-logo' },
      ...LINKS.map((link, at) => ({ id: `item-${at}`, kind: 'menu.item', props: { link } })),
      { id: 'clock', kind: 'clock' },
      { id: 'search', kind: 'search' },
      { id: 'odds', kind: 'odds', props: { look: 'menu' } },
      { id: 'language', kind: 'language', props: { look: 'menu' } },
      { id: 'notifications', kind: 'notifications' },
      { id: 'profile', kind: 'profile' },
    ],
  },
  pages: {
    event: { placements: { right_sidebar_desktop: [...TICKET, { id: 'stats', kind: 'event-stats' }] } },
    home: {
      placements: {
        content: [
          { id: 'sports', kind: 'sport-list', props: { layout: 'chips' } },
          { id: 'cards', kind: 'sport-list', props: { layout: 'list' } },
        ],
      },
    },
  },
}

/** Pairs of texts of the header that are drawn over each other. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement
    const frame = header.getBoundingClientRect()
    const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    const boxes: { text: string; box: DOMRect }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      // Text scrolled out of a menu is not drawn.
      const menu = parent.closest('nav')?.getBoundingClientRect()
      if (menu) {
        const start = Math.max(box.left, menu.left)
        box.width = Math.min(box.right, menu.right) - start
        box.x = start
      }
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const isDrawn = middle !== null && (middle.contains(parent) || parent.contains(middle))
      if (box.width > 1 && box.bottom > frame.top && isDrawn) boxes.push({ text: node.textContent.trim(), box })
    }
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    if (boxes.length < 3) return ['The header draws no texts.']
    return boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => (isOver(one.box, other.box) ? [`${one.text} over ${other.text}`] : [])),
    )
  })
}

/** Links of the menu that can neither be seen nor scrolled to. */
function unreachable(page: Page, links: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const header = document.querySelector('header') as HTMLElement
    const all = [...header.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.checkVisibility())
    return wanted.filter((path) => {
      const href = `/sports${path === '/' ? '' : path}`
      const link = all.find((one) => one.getAttribute('href') === href)
      if (link === undefined) return false
      link.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
      const { left, right } = link.getBoundingClientRect()
      return left < -1 || right > innerWidth + 1
    })
  }, links)
}

/** Names that have no room for themselves: cut by an ellipsis, or with a letter or two on a line. */
function crampedIn(page: Page, root: string): Promise<string[]> {
  return page.locator(root).evaluate((block) => {
    const frame = block.getBoundingClientRect()
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const content = node.textContent?.trim() ?? ''
      if (
        content.length < 4 ||
        parent === null ||
        parent.closest('svg, style') ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const isCut = parent.scrollWidth > parent.clientWidth + 1 && getComputedStyle(parent).overflowX === 'hidden'
      const isOutside = box.left < frame.left - 1 || box.right > frame.right + 1
      if (isCut || isOutside || lines > content.length / 3) found.push(content)
    }
    return found
  })
}

describe.skipIf(!CHROMIUM)('a header with everything in it', () => {
  let product: Product
  let browser: Browser
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-header-'))
    const file = join(folder, 'site.json')
    await writeFile(file, JSON.stringify(FULL))
    product = await startProduct({ SITE_FILE: file })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test.each([390, 800, 1280, 1440])(
    'BLOCK-02 BLOCK-04: at %s px no text of a full header is cut or drawn over another, and every link is reached',
    async (width) => {
      const { context, page } = await openPage(browser, { viewport: { width, height: 900 } })
      await page.goto(`${product.origin}/sports`)
      await page.getByRole('banner').waitFor()
      expect(await overlaps(page)).toEqual([])
      expect(await unreachable(page, LINKS)).toEqual([])
      expect(await clippedTexts(page, '[data-block-id="sports"], [data-block-id="cards"]')).toEqual([])
      // A name of a sport is whole, with no ellipsis either.
      expect(await crampedIn(page, '[data-block-id="cards"]')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await context.close()
    },
  )

  test('BLOCK-02: beside other blocks of the right column the slip shows its contents', async () => {
    const { context, page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    const player = bettor(page, product.origin)
    await player.opens('/sports/football')
    const rows = page.locator('main li[data-match]:has(button[data-outcome]:enabled)')
    for (const at of [0, 1, 2]) await player.picks(player.odds(rows.nth(at)).first())
    await page.locator('[data-block-id="jackpot"], [data-block="jackpot-card"]').first().waitFor()
    const legs = player.slip.locator('[data-leg]')
    await expect.poll(() => legs.count()).toBe(3)
    // Drawn, not just there: nothing lies over them, and they are not scrolled out of their box.
    const isDrawn = (leg: Element) => {
      const { left, top, width, height } = leg.getBoundingClientRect()
      const middle = document.elementFromPoint(left + width / 2, top + height / 2)
      return height > 20 && middle !== null && leg.contains(middle)
    }
    await expect.poll(async () => Promise.all([0, 1].map((at) => legs.nth(at).evaluate(isDrawn)))).toEqual([true, true])
    expect(problems).toEqual([])
    await context.close()
  })

  test('BLOCK-01 MATCH-02: in the right column the score of a match has room for its names', async () => {
    const { context, page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    const match = await soonestKickOff(product.origin)
    await page.goto(`${product.origin}/sports/football/${match.slug}`)
    const column = '[data-placement="right_sidebar_desktop"] [data-block="event-stats"]'
    await page.locator(column).waitFor()
    expect(await crampedIn(page, column)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test('BLOCK-01: a page of this site in a frame of a page is styled, has its data and can be bet on', async () => {
    const { context, page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${product.origin}/sports/framed`)
    const frame = page.frameLocator('[data-block="content.iframe"] iframe, iframe[title="Football"]')
    const price = frame.locator('main button[data-outcome]:enabled').first()
    await price.waitFor()
    await expect
      .poll(async () => {
        await price.click()
        return price.getAttribute('aria-pressed')
      })
      .toBe('true')
    const letters = await frame.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
    expect(letters).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily))
    expect(problems).toEqual([])
    await context.close()
  })
})
