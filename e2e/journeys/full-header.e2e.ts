import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { clippedTexts } from '../harness/clipped.ts'
import { type Product, startProduct } from '../harness/product.ts'

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

/** A header with everything that may be in it, and the sports in a row. */
const FULL = {
  format: 1,
  placements: {
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
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      // What is scrolled out of a menu is not drawn.
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
      await page.locator('header').waitFor()
      expect(await overlaps(page)).toEqual([])
      expect(await unreachable(page, LINKS)).toEqual([])
      expect(await clippedTexts(page, '[data-block-id="sports"], [data-block-id="cards"]')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await context.close()
    },
  )
})
