import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser } from '../harness/browser.ts'
import { documentOf } from './looked-at.ts'

const DEMOS = `<!doctype html><html dir="ltr" data-theme="dark"><head><style>b { inline-size: 40px }</style>
  <script type="module" src="./assets/gallery-one.js"></script><link rel="stylesheet" href="./assets/gallery-one.css"></head><body><main>
  <nav aria-label="Gallery"><a href="?only=Name">Name</a></nav>
  <section data-demos="Name"><label>Name <input value="Robin"></label><input type="checkbox"></section>
  <section data-demos="List"><ul style="block-size: 40px; overflow: auto"><li>one<li>two<li>three<li><b>four</b></ul>
    <p popover>more</p><canvas width="8" height="8"></canvas></section></main>`

/** Changes after which every picture must be taken again. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'a class': () => document.querySelector('li')?.classList.add('is-new'),
  'a text': () => document.querySelector('b')?.replaceChildren('five'),
  'what is typed': () => {
    ;(document.querySelector('input') as HTMLInputElement).value = 'Dana'
  },
  'what is ticked': () => {
    ;(document.querySelectorAll('input')[1] as HTMLInputElement).checked = true
  },
  'what is scrolled': () => {
    ;(document.querySelector('ul') as HTMLElement).scrollTop = 10
  },
  'where the focus is': () => document.querySelector('input')?.focus(),
  'what is open': () => document.querySelector<HTMLElement>('[popover]')?.showPopover(),
  'a rule elsewhere': () => document.styleSheets[0]?.insertRule('li { padding-inline: 3px }'),
  'the theme': () => document.documentElement.setAttribute('data-theme', 'light'),
  'what is around the demos': () => document.body.prepend('more'),
  'attributes of the document': () => document.documentElement.setAttribute('lang', 'de'),
  'what a script draws': () => document.querySelector('canvas')?.getContext('2d')?.fillRect(0, 0, 4, 4),
}

describe.skipIf(!CHROMIUM)('the hash of a demo page', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
  })
  afterAll(() => browser?.close())

  test('BLOCK-03: the same demos are known again', async () => {
    await page.setContent(DEMOS)
    const once = await documentOf(page)
    expect(once.map(([title]) => title)).toEqual(['Name', 'List'])
    await page.setContent(DEMOS)
    expect(await documentOf(page)).toEqual(once)
  })

  test('BLOCK-03: the same demos are known again where files of scripts and styles got other names', async () => {
    await page.setContent(DEMOS)
    const once = await documentOf(page)
    await page.setContent(DEMOS.replaceAll('gallery-one', 'gallery-two'))
    expect(await page.locator('script').getAttribute('src')).toBe('./assets/gallery-two.js')
    expect(await documentOf(page)).toEqual(once)
  })

  test('BLOCK-03: a demo is known again further down the page, with what it does not show', async () => {
    await page.setContent(DEMOS)
    const [, list] = await documentOf(page)
    await page.evaluate(() => document.querySelector('[data-demos="Name"]')?.append('more\n'.repeat(400)))
    const [, lower] = await documentOf(page)
    expect(lower).toEqual(list)
  })

  test.each(Object.entries(CHANGES))('BLOCK-03: %s changes, and the demo is looked at again', async (_, change) => {
    await page.setContent(DEMOS)
    const before = await documentOf(page)
    await page.evaluate(change)
    expect(await documentOf(page)).not.toEqual(before)
  })
})
