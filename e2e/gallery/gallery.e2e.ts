import { BLOCK_KINDS, isOfPages } from '@touchline/contract/site-blocks'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousViolations } from '../harness/axe.ts'
import { CHROMIUM, launchBrowser } from '../harness/browser.ts'
import { clippedTexts } from '../harness/clipped.ts'
import { EVERYTHING, inTurn } from '../harness/share.ts'
import { PATIENCE_MS } from '../harness/wait.ts'
import { comesToRest } from './at-rest.ts'
import { type Memory, openMemory } from './looked-at.ts'
import { readPicture } from './picture.ts'
import { picturesOf, placeOnPixels } from './pictures.ts'
import { comparePicture } from './same-picture.ts'
import { type Parameters, type ServedGallery, serveGallery } from './serve-gallery.ts'

interface Report {
  readonly ready: boolean
  readonly problems: readonly string[]
  readonly titles: readonly { readonly title: string; readonly alone: boolean; readonly passesOn: boolean }[]
}

const LAYOUTS = (['ltr', 'rtl'] as const).flatMap((dir) => [390, 1100].map((width) => ({ dir, width })))
/**
 * Each pair has both directions and both widths; a group that this run shows in one pair is shown in the other by
 * another run.
 */
const PAIRS = [
  [0, 3],
  [1, 2],
]
const WRITES = process.env.REFERENCES === 'write'
/** Layouts that a group is shown in, by its number: references are written in all of them. */
const layoutsOf = (group: number) => inTurn(PAIRS, group, undefined, EVERYTHING || WRITES).flat()
/** A theme differs in colours only: axe checks everything else in the first one. */
const THEMES = [
  ['dark', null],
  ['light', ['color-contrast', 'link-in-text-block']],
] as const

/** A small one, from which the titles of all are read. */
const FIRST = 'Tabs'
/** Demos on one page. The time of a shot and of axe grows faster than the height of the page. */
const TOGETHER = 12

function* pagesOf<T>(demos: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < demos.length; from += TOGETHER) yield demos.slice(from, from + TOGETHER)
}

describe.skipIf(!CHROMIUM)('the gallery', () => {
  let gallery: ServedGallery
  let browser: Browser
  let memory: Memory
  beforeAll(async () => {
    gallery = await serveGallery()
    browser = await launchBrowser()
    memory = openMemory(gallery.folder, browser.version())
  })
  afterAll(async () => {
    if (WRITES) memory?.write()
    await browser?.close()
    gallery?.close()
  })

  async function show(page: Page, parameters: Parameters): Promise<Report> {
    await page.goto(gallery.at(parameters))
    await page.addStyleTag({ content: '* { caret-color: transparent !important; }' })
    const report = await page.waitForFunction(() => {
      const { __gallery } = window as unknown as { __gallery?: Report }
      return __gallery?.ready === true ? __gallery : null
    })
    await comesToRest(page)
    return (await report.jsonValue()) as Report
  }

  /** In one step: hundreds of colours that each change over a moment took as long as everything else of a page. */
  async function turnsTo(page: Page, theme: string): Promise<void> {
    await page.evaluate((name) => {
      const still = new CSSStyleSheet()
      still.replaceSync('*, *::before, *::after { transition: none !important; }')
      document.adoptedStyleSheets.push(still)
      document.documentElement.dataset.theme = name
      // Reading computed styles while the sheet is active applies the theme without transitions.
      for (const element of document.querySelectorAll('*')) getComputedStyle(element).color
      document.adoptedStyleSheets.pop()
    }, theme)
    await comesToRest(page)
  }

  async function open(parameters: Parameters, width = 1100): Promise<[Page, Report]> {
    const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(PATIENCE_MS)
    return [page, await show(page, parameters)]
  }

  /** The faults of a page in one theme, and the demo of each. */
  async function wrongIn(page: Page, alone: string | null, look: string, rules: readonly string[] | null) {
    const found = await seriousViolations(page, alone === null ? look : `${alone} ${look}`, rules)
    const pictures =
      alone === null
        ? await picturesOf(page)
        : new Map([[alone, await readPicture(await page.screenshot({ animations: 'disabled' }))]])
    for (const [title, picture] of pictures) {
      const difference = await comparePicture(`${title}-${look}`, picture)
      if (difference !== null) found.push(difference)
    }
    return found
  }

  for (const [layout, { dir, width }] of LAYOUTS.entries()) {
    test(`BLOCK-03 LOCALE-02: every state looks as it should in dark and light, renders alike on server and client, and axe finds nothing serious (${dir}-${width})`, async () => {
      const wrong: string[] = []
      const [page, { titles }] = await open({ dir, only: FIRST }, width)
      const [alone, together] = [true, false].map((is) => titles.filter((one) => one.alone === is))
      const groups = [...pagesOf(together ?? []), ...(alone ?? []).map((one) => [one])]
      for (const [at, shown] of groups.entries()) {
        if (!layoutsOf(at).includes(layout)) continue
        const only = shown.map(({ title }) => title)
        const { problems } = await show(page, { dir, only, theme: THEMES[0][0] })
        const drawn = await page.locator('[data-demos]').evaluateAll((those) => those.map((one) => one.dataset.demos))
        expect(drawn).toEqual(only)
        wrong.push(...problems)
        for (const [theme, rules] of THEMES) {
          // It was shown in the first one, and is at rest.
          if (theme !== THEMES[0][0]) await turnsTo(page, theme)
          const name = `${theme}-${dir}-${width}`
          if (!shown[0]?.alone) await placeOnPixels(page)
          const look = await memory.look(page, name)
          if (look.isKnown) continue
          const found = await wrongIn(page, shown[0]?.alone ? (only[0] ?? null) : null, name, rules)
          if (found.length === 0) look.remember()
          wrong.push(...found)
        }
      }
      await page.context().close()
      expect(wrong, wrong.join('\n')).toEqual([])
    }, 600_000)
  }

  for (const dir of ['ltr', 'rtl'] as const) {
    test(`LOCALE-03: texts that are 40 % longer than English are all there at 320 px (${dir})`, async () => {
      const [page] = await open({ texts: 'longer', dir }, 320)
      expect(await clippedTexts(page, '[data-demo]')).toEqual([])
      await page.addStyleTag({
        content: '[data-demo] button { max-inline-size: 3ch; overflow: hidden; white-space: nowrap; }',
      })
      expect(await clippedTexts(page, '[data-demo]')).not.toEqual([])
      await page.close()
    })
  }

  test('BLOCK-01 BLOCK-02: every kind of block is among the demos, in pages and around them', async () => {
    const [page, { titles }] = await open({ only: FIRST })
    await show(page, {
      only: titles.flatMap(({ title }) => (title.startsWith('Kinds of blocks') ? [title] : [])),
    })
    const shown = new Set(await page.locator('[data-block]').evaluateAll((all) => all.map((one) => one.dataset.block)))
    await page.context().close()
    // What the product itself shows on a page is among the demos of pages.
    expect(BLOCK_KINDS.filter((kind) => !isOfPages(kind) && !shown.has(kind))).toEqual([])
  })

  test('every component passes ref, class and data attributes on to its root element', async () => {
    const [page, report] = await open({ 'passes-on': '1' })
    expect(report.problems).toEqual([])
    expect(report.titles.filter(({ passesOn }) => passesOn).length).toBeGreaterThanOrEqual(11)
    await page.close()
  })

  for (const [title, role] of [
    ['Tabs', 'tab'],
    ['Segmented', 'radio'],
  ] as const) {
    for (const dir of ['ltr', 'rtl'] as const) {
      test(`LOCALE-02: ${title} is one stop of the Tab key, its arrows go where they point (${dir})`, async () => {
        const [page] = await open({ only: title, dir })
        const group = page.locator('[data-demo]').first().getByRole(role)
        const names = await group.allTextContents()
        const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
        await group.locator('xpath=self::*[@tabindex="0"]').focus()
        const start = names.indexOf(await focused())
        expect(await group.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)).toBe(
          1,
        )
        await page.keyboard.press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
        expect(await focused()).toBe(names[(start + 1) % names.length])
        await page.keyboard.press('End')
        expect(await focused()).toBe(names.at(-1))
        await page.keyboard.press('Home')
        expect(await focused()).toBe(names[0])
        await page.close()
      })
    }
  }

  test('MODAL-02: a menu opens by Enter, takes the focus, and Escape gives it back to its button', async () => {
    const [page] = await open({ only: 'MenuChoice' })
    const button = page.locator('[data-demo="MenuChoice/closed"]').getByRole('button')
    await button.focus()
    await page.keyboard.press('Enter')
    const chosen = page.getByRole('menuitemradio', { checked: true })
    await expect.poll(() => chosen.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.close()
  })

  test('MODAL-02: a dialog keeps the focus inside', async () => {
    const [page] = await open({ only: 'Dialog' })
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      // Past the last one lies the browser's own frame, which has no element of the page.
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
        ),
      ).toBe(true)
    }
    await page.close()
  })
})
