import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { type HostSite, type PinnedScript, startHostSite, tagPage } from '../harness/host-page.ts'
import { type Product, startProduct } from '../harness/product.ts'

const RELEASES = join(import.meta.dirname, '../../packages/embed/releases')
const releases: readonly PinnedScript[] = readdirSync(RELEASES)
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .map((name) => JSON.parse(readFileSync(join(RELEASES, name, 'version.json'), 'utf8')) as PinnedScript)

type Received = readonly (readonly [name: string, data: Readonly<Record<string, unknown>>])[]

async function lastReceived(page: Page, name: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const received = await page.evaluate(() => (window as unknown as { received: Received }).received)
  return received.findLast(([known]) => known === name)?.[1]
}

describe.skipIf(!CHROMIUM)('released scripts of the tag', () => {
  let host: HostSite
  let product: Product
  let browser: Browser
  let folder: string

  beforeAll(async () => {
    host = await startHostSite()
    folder = await mkdtemp(join(tmpdir(), 'touchline-releases-'))
    const file = join(folder, 'site.json')
    await writeFile(
      file,
      JSON.stringify({ format: 1, frameOrigins: [host.origin], blockedCountries: { site: ['FR'] } }),
    )
    product = await startProduct({ SITE_FILE: file, ADDITIONAL_PROVIDERS: '', COUNTRY_HEADER: 'x-country' })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await host?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test.each(releases)('EMBED-04: a page pinned to $version works with the newest frame', async (release) => {
    host.show('/pinned', tagPage(product.origin, 'url-sync="hash" locale="en" theme="light"', '', release))
    const { page, context } = await openPage(browser)
    await page.goto(`${host.origin}/pinned#/football`)
    await expect.poll(() => lastReceived(page, 'ready')).toBeDefined()
    const frame = page.frames().find((one) => one.url().startsWith(product.origin)) as Frame
    await frame.locator('[data-cookie-notice]').getByRole('button', { name: 'Accept' }).click()

    // Attributes reach the frame: page, language, theme; and the frame is as high as its content.
    expect(new URL(frame.url()).pathname).toBe('/sports/football')
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('en')
    await expect.poll(() => frame.locator('html').getAttribute('data-theme')).toBe('light')
    await expect.poll(() => lastReceived(page, 'height')).toMatchObject({ height: expect.any(Number) })

    // A method of the element and events of the frame.
    const book = page.locator('touchline-sportsbook')
    await book.evaluate((element) => (element as unknown as { navigate(path: string): void }).navigate('/schedule'))
    await expect.poll(() => new URL(frame.url()).pathname).toMatch(/\/sports\/schedule$/)
    await expect.poll(() => lastReceived(page, 'navigate')).toMatchObject({ path: '/schedule' })
    await expect.poll(() => new URL(page.url()).hash).toBe('#/schedule')
    await book.evaluate((element) => (element as unknown as { navigate(path: string): void }).navigate('/football'))
    await frame.locator('main button[data-outcome]:enabled').first().click()
    await expect.poll(() => lastReceived(page, 'slip')).toMatchObject({ count: 1 })
    await book.evaluate((element) => element.setAttribute('locale', 'de'))
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('de')
    await context.close()
  })

  test('EMBED-01: in a country where the site offers nothing, the host gets a message, and the frame says why', async () => {
    host.show('/newest', tagPage(product.origin, ''))
    const { page, context } = await openPage(browser)
    // Of the document alone: one more header on the script would cause a preflight.
    await page.route(/\/sports$/, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-country': 'FR' } }),
    )
    await page.goto(`${host.origin}/newest`)
    await expect.poll(() => lastReceived(page, 'failed')).toEqual({ code: 'site_unavailable' })
    const frame = page.frameLocator('touchline-sportsbook iframe')
    await expect.poll(() => frame.locator('main h1').isVisible()).toBe(true)
    expect(await page.locator('touchline-sportsbook button').count()).toBe(0)
    await context.close()
  })

  test('EMBED-04: a script whose hash is another one does not run', async () => {
    const [release] = releases
    const pinned = { version: release?.version ?? '', integrity: `sha384-${'A'.repeat(64)}` }
    host.show('/changed', tagPage(product.origin, '', '', pinned))
    const { page, context } = await openPage(browser)
    const refused = page.waitForEvent('console', { predicate: (message) => message.text().includes('integrity') })
    await page.goto(`${host.origin}/changed`)
    await refused
    expect(await page.evaluate(() => customElements.get('touchline-sportsbook') === undefined)).toBe(true)
    await context.close()
  })
})
