import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bettor as bettorOn } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { type Product, startProduct } from '../harness/product.ts'

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key never leads there.')
}

describe.skipIf(!CHROMIUM)('the editor of the site', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct()
    browser = await launchBrowser()
  })
  /** Pages that a test has opened: live prices go on in each until it is closed. */
  const opened: BrowserContext[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()))
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  /** An operator in a browser of their own, in the editor. */
  async function operator() {
    const { page, problems, context } = await openPage(browser)
    opened.push(context)
    const bettor = bettorOn(page, product.origin)
    await bettor.opens('/sports/about')
    await bettor.signsIn('editor@touchline.test')
    await page.locator('[data-balance]').first().click()
    await page.getByRole('link', { name: 'Edit site' }).click()
    const outline = page.getByRole('navigation', { name: 'Blocks' })
    const home = outline.getByRole('region', { name: 'Home' })
    await home.getByRole('button', { name: 'Banner', exact: true }).waitFor()
    const rows = () => home.locator('[data-row]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))
    async function adds(kind: string) {
      await page.getByLabel('Add a block to Home').selectOption(kind)
      await home.getByRole('button', { name: 'Add a block' }).click()
    }
    const saved = () => page.getByText('Draft saved').waitFor()
    const canvas = page.frameLocator('[data-canvas]')
    return { page, adds, home, rows, saved, canvas, problems }
  }

  async function publishes(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Publish' }).click()
    await page
      .getByText(/Version \d+ is public/)
      .first()
      .waitFor()
  }

  test('BLOCK-06: a home page is composed by mouse and keyboard, recoloured, translated, published and seen elsewhere at once', async () => {
    const { page, adds, home, rows, saved, canvas, problems } = await operator()
    const { page: other, context } = await openPage(browser, { locale: 'de-DE' })
    opened.push(context)
    await other.goto(`${product.origin}/de/sports`)
    await expect
      .poll(() =>
        other.evaluate(() => (window as unknown as { __touchline?: { connected: boolean } }).__touchline?.connected),
      )
      .toBe(true)

    const before = await rows()
    await adds('content.label')
    await page.getByLabel('Text * (English)').fill('Good evening')
    await page.getByText('Other languages').click()
    await page.getByLabel('Deutsch', { exact: true }).fill('Guten Abent')
    await page.getByLabel('Deutsch', { exact: true }).fill('Guten Abend')
    expect(await page.locator('[data-missing]').getAttribute('data-missing')).toBe('es pt-BR ru tr sv ar')
    // By mouse to the front, by keyboard one down.
    await home.locator('[data-row="content-label"]').dragTo(home.locator(`[data-row="${before[0]}"]`))
    await expect.poll(rows).toEqual(['content-label', ...before])
    await home.getByRole('button', { name: 'Move Label' }).focus()
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    const composed = [before[0], 'content-label', ...before.slice(1)]
    expect(await rows()).toEqual(composed)
    await canvas.locator('[data-block="content.label"]').getByText('Good evening').waitFor()
    await page.getByRole('tab', { name: 'Theme' }).click()
    await page.locator('[data-color="accent"] input').fill('#ffd6ff')
    await saved()
    await publishes(page)
    await other.locator('[data-block="content.label"]').getByText('Guten Abend').waitFor()
    const accent = () =>
      other.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))
    await expect.poll(accent).toContain('#ffd6ff')

    expect(problems).toEqual([])
  })

  test('BLOCK-06: by keyboard alone: a block is added, moved and published; what is dangerous is not', async () => {
    const { page, home, rows, saved, problems } = await operator()
    const before = await rows()
    await tabTo(page, page.getByLabel('Add a block to Home'))
    await page.keyboard.type('Butt')
    await tabTo(page, home.getByRole('button', { name: 'Add a block' }))
    await page.keyboard.press('Enter')
    await expect.poll(rows).toEqual([...before, 'content-button'])
    await tabTo(page, page.getByLabel('Link *'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('javascript:alert(1)')
    await page.getByText('Anything else could run script').waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Publish' }))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Not published' }).getByText('Home: Button, Link').waitFor()
    await page.keyboard.press('Escape')
    await tabTo(page, page.getByLabel('Link *'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('/live')
    await tabTo(page, home.getByRole('button', { name: 'Move Button' }))
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key)
    const at = before.length - 2
    expect(await rows()).toEqual([...before.slice(0, at), 'content-button', ...before.slice(at)])
    await saved()
    await tabTo(page, page.getByRole('button', { name: 'Publish' }))
    await page.keyboard.press('Enter')
    await page
      .getByText(/Version \d+ is public/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
  })

  test('BLOCK-06: two editors at once: the second is told, sees what differs, and nothing is lost', async () => {
    const [ann, bob] = [await operator(), await operator()]
    const before = await ann.rows()
    await ann.adds('divider')
    await ann.saved()
    await bob.adds('content.text')
    const conflict = bob.page.getByRole('dialog', { name: 'Two have edited at once' })
    await conflict.getByText('editor@touchline.test has saved other changes').waitFor()
    await conflict.getByText('Differences').click()
    await conflict.getByText('Divider removed from Home').waitFor()
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await bob.saved()
    expect(await bob.rows()).toEqual([...before, 'content-text'])
    // Theirs is one step back.
    await bob.page.keyboard.press('ControlOrMeta+z')
    await expect.poll(bob.rows).toEqual([...before, 'divider'])
    await bob.saved()
    await ann.adds('content.button')
    await ann.page.getByRole('button', { name: 'Take theirs' }).click()
    await expect.poll(ann.rows).toEqual([...before, 'divider'])
  })
})
