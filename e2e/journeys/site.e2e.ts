import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { type Product, startProduct } from '../harness/product.ts'

const ROOT = join(import.meta.dirname, '../..')
const SITE = join(ROOT, 'sites/northbank.json')

/** Does what an operator does at the command line. */
async function book(product: Product, ...words: string[]): Promise<string> {
  const DATA_DIR = dirname(product.outbox)
  const command = [join(ROOT, 'apps/book/src/cli/main.ts'), ...words]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR } })
  return stdout
}

describe.skipIf(!CHROMIUM)('another site from data', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct({ SITE_FILE: SITE, ADDITIONAL_PROVIDERS: '' })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  test('BLOCK-01, ERROR-04: a front page of blocks comes alive as it was sent; a block that breaks takes nothing with it', async () => {
    const { page, problems, context } = await openPage(browser)
    const kinds = () => page.locator('[data-block]').evaluateAll((all) => all.map((one) => one.dataset.block))
    await page.goto(`${product.origin}/en/sports`)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('group', { name: 'Slide 2 of 3' }).getByText('in play').waitFor()
    const whole = await kinds()
    expect(whole).toContain('top-events')
    expect(problems).toEqual([])

    const manifest = JSON.parse(await readFile(join(ROOT, 'apps/web/dist/client/.vite/manifest.json'), 'utf8'))
    const body = 'export const block = { Block() { throw new Error("broken on purpose") } }'
    await page.route(`**/${manifest['src/blocks/top-events/block.tsx'].file}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.reload()
    await page.locator('[data-block="top-events"]').getByText('This part could not be shown.').waitFor()
    expect(await kinds()).toEqual(whole)
    await page.locator('[data-block="live-events"] button[data-outcome]:enabled').first().click()
    await page.getByRole('region', { name: 'Bet slip' }).getByRole('textbox', { name: 'Stake' }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor()
    await page.getByRole('navigation', { name: 'All sports' }).getByRole('link', { name: 'Football' }).first().waitFor()
    await context.close()
  })

  test('CAT-08: without their providers neither races nor lotteries are in the menu, and both answer 404', async () => {
    for (const path of ['/en/sports/racing', '/de/sports/lotteries']) {
      expect((await fetch(product.origin + path)).status, path).toBe(404)
    }
    const page = await (await fetch(`${product.origin}/en/sports/live`)).text()
    expect(page).toContain('href="/en/sports/football"')
    expect(page).not.toMatch(/href="[^"]*\/(racing|lotteries|horse-racing|lottery)"/)
  })

  test('BLOCK-03, ROUTE-01, ROUTE-05, ROUTE-09: its name, looks, words, languages and pages; what is published shows within seconds', async () => {
    const { page } = await openPage(browser)
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim())
    await page.goto(`${product.origin}/sports?ctag=partner-7`)
    await expect.poll(() => page.url()).toBe(`${product.origin}/en/sports`)
    expect(await page.title()).toBe('Football first · Northbank')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
    expect(await accent()).toContain('#5b21b6')
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    await page.getByRole('link', { name: 'How we play fair' }).click()
    await page.getByRole('heading', { name: 'How we play fair' }).waitFor()
    expect(page.url()).toBe(`${product.origin}/en/sports/fair-play`)

    const file = join(dirname(product.outbox), 'site.json')
    const { customPages, ...site } = JSON.parse(await readFile(SITE, 'utf8'))
    const brand = { ...site.brand, name: 'Southbank' }
    const style = { ...site.style, light: { ...site.style.light, accent: '#9d174d' } }
    await writeFile(file, JSON.stringify({ ...site, brand, style, customPages: [customPages[0]] }))
    expect(await book(product, 'site', 'import', file)).toContain('is shown from now on')
    await page.getByRole('link', { name: 'Southbank, home' }).waitFor()
    await expect.poll(accent).toContain('#9d174d')
  })

  test('SEO-01, SEO-02: an event page that was taken away is gone, one with a mistake is never published', async () => {
    const status = async (path: string) => (await fetch(`${product.origin}${path}`, { redirect: 'manual' })).status
    expect([await status('/en/sports/cup-week'), await status('/en/sports/nowhere')]).toEqual([410, 404])
    expect(await status('/de/sports/fairplay')).toBe(301)
    const listed = await (await fetch(`${product.origin}/sitemaps/en.xml`)).text()
    expect(listed).toContain('/en/sports/fair-play</loc>')
    expect(listed).not.toContain('cup-week')
    const german = await (await fetch(`${product.origin}/de/sports/fair-play`)).text()
    expect(german).toContain('<title>So spielen wir fair · Southbank</title>')
    const file = join(dirname(product.outbox), 'bad.json')
    await writeFile(file, JSON.stringify({ format: 1, footer: { links: [{ link: 'javascript:alert(1)' }] } }))
    await expect(book(product, 'site', 'import', file)).rejects.toMatchObject({
      stdout: expect.stringContaining('could run script'),
    })
  })
})
