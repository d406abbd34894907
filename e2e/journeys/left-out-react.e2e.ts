import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser } from '../harness/browser.ts'
import { PATIENCE_MS } from '../harness/wait.ts'

/** What `apps/web/scripts/react-page.ts` says. */
interface ReactPage {
  readonly html: string
  readonly whole: string
  readonly left: string
}

const BUILDER = join(import.meta.dirname, '../../apps/web/scripts/react-page.ts')
const ADDRESS = 'http://react.test'

describe.skipIf(!CHROMIUM)('React as far as it is used', () => {
  let browser: Browser
  let built: ReactPage
  beforeAll(async () => {
    const env = { ...process.env, NODE_ENV: 'production' }
    built = JSON.parse(execFileSync(process.execPath, [BUILDER], { env, encoding: 'utf8', maxBuffer: 20_000_000 }))
    browser = await launchBrowser()
  })
  afterAll(() => browser?.close())

  /** What happens on the page with this script while somebody uses all of it, and what it is in the end. */
  async function used(script: string) {
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route(`${ADDRESS}/**`, (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><body><div id="root">${built.html}</div><script type="module" src="/page.js"></script>`,
          }),
    )
    await page.goto(ADDRESS)
    const happened = () => page.evaluate(() => (window as unknown as { happened: string[] }).happened)
    await expect.poll(happened).toContain('said 0')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const paragraph = () => page.locator('p').textContent()
    for (const name of ['Count', 'Count', 'Store', 'Rows', 'Fewer', 'Portal']) await press(name)
    expect(await paragraph()).toBe('2 4 1 1 ')
    await press('Late part')
    await page.getByText('Late', { exact: true }).waitFor()
    await press('Broken part')
    await press('Again')
    await press('No part')
    await press('Again')
    await expect.poll(happened).toContain('caught never comes')
    const text = page.getByLabel('Text')
    await text.pressSequentially('abc')
    // What is typed in the middle stays in the middle.
    await text.press('ArrowLeft')
    await text.pressSequentially('d')
    await page.getByLabel('More').fill('more')
    await page.getByLabel('On').check()
    await page.getByLabel('C', { exact: true }).check()
    await page.getByLabel('Choice').selectOption('b')
    await press('Send')
    await page.locator('[data-hover]').hover()
    await page.getByText('More', { exact: true }).last().click()
    await expect.poll(happened).toContain('toggle')
    const html = await page.locator('body').innerHTML()
    const list = await happened()
    const focused = await page.evaluate(() => document.activeElement?.tagName)
    await page.close()
    return { html, list, errors, focused, values: built.html.length }
  }

  test('ROUTE-01: a page comes alive, hears, waits, breaks and is changed on what is left of React as on the whole', async () => {
    const whole = await used(built.whole)
    expect(whole.list.filter((what) => /recovered|uncaught/.test(what))).toEqual([])
    expect(await used(built.left)).toEqual(whole)
    expect(built.left.length).toBeLessThan(built.whole.length * 0.8)
  })
})
