import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { sportsbookOf } from '../harness/demo-hosts.ts'
import { type HostSite, startHostSite } from '../harness/host-page.ts'
import { type RunningProduct, startProduct } from '../harness/product.ts'
import { reactHostScript } from '../harness/react-host/script.ts'

/** The bar of the demo host, in CSS px. */
const HOST_BAR = 64
const VIEW_HEIGHT = 900

type Received = readonly (readonly [name: string, theme: string])[]

describe.skipIf(!CHROMIUM)('what a sportsbook says inside the page of an operator', () => {
  let product: RunningProduct
  let site: HostSite
  let host: string
  let browser: Browser
  let folder: string

  beforeAll(async () => {
    site = await startHostSite()
    folder = await mkdtemp(join(tmpdir(), 'touchline-framed-'))
    const file = join(folder, 'site.json')
    await writeFile(file, JSON.stringify({ format: 1, frameOrigins: [site.origin] }))
    product = await startProduct({ SITE_FILE: file, ADDITIONAL_PROVIDERS: '' })
    host = /The demo host is ready: (\S+)/.exec(product.log())?.[1] ?? ''
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await site?.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** The sports page of the demo host with its demo player signed in. */
  async function signsIn(page: Page): Promise<Frame> {
    await page.goto(`${host}/sports`)
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
    await page.getByLabel('E-mail').fill('demo@harbour.test')
    await page.getByLabel('Password').fill('harbour lights')
    await page.locator('[data-form="sign-in"]').getByRole('button', { name: 'Sign in' }).click()
    const frame = await sportsbookOf(page, product.origin)
    await frame.locator('[data-balance]').first().waitFor()
    return frame
  }
  const asks = (frame: Frame, method: string, path: string, body: object) =>
    frame.evaluate(
      async ([verb, address, sent]) => {
        const headers = { 'content-type': 'application/json', 'x-app': 'touchline', 'x-touchline-embed': '1' }
        return (await fetch(address, { method: verb, headers, body: sent })).status
      },
      [method, path, JSON.stringify(body)] as const,
    )
  async function isInView(frame: Frame, selector: string): Promise<boolean> {
    const box = await frame.locator(selector).first().boundingBox()
    return box !== null && box.y >= HOST_BAR - 1 && box.y + box.height <= VIEW_HEIGHT + 1
  }
  const isBook = (url: URL) => url.origin === product.origin && url.pathname.startsWith('/sports')

  test('EMBED-04 SAFE-04: a reality check and a notice stand in the visible part of a long host page; no key and no message of the host closes the check', async () => {
    const { page, context } = await openPage(browser)
    const frame = await signsIn(page)
    await page.evaluate(() => scrollTo(0, 400))
    await page.route('**/api/v2/favourites/**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await frame
      .locator('main')
      .getByRole('button', { name: /avou?rite/ })
      .first()
      .click()
    await frame.locator('[data-toast]').first().waitFor()
    await expect.poll(() => isInView(frame, '[data-toast]')).toBe(true)
    await page.unroute('**/api/v2/favourites/**')

    const limit = { type: 'reality_check', period: null, amount: 6_000, time_zone: 'UTC' }
    expect(await asks(frame, 'PUT', '/api/user_limits', limit)).toBe(200)
    await page.reload()
    const again = await sportsbookOf(page, product.origin)
    const check = again.locator('[data-modal="reality-check"][open]')
    await check.waitFor()
    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(() => isInView(again, '[data-modal="reality-check"][open]')).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('touchline-sportsbook').evaluate((book) => {
      const element = book as HTMLElementTagNameMap['touchline-sportsbook']
      element.path = '/live'
      element.locale = 'de'
    })
    await expect.poll(() => again.locator('html').getAttribute('lang')).toBe('de')
    await check.waitFor()
    await check.getByRole('button').last().click()
    await check.waitFor({ state: 'detached' })
    await context.close()
  })

  test('EMBED-01: the host chooses among the currencies of the player, and receives the one that is shown', async () => {
    const { page, context } = await openPage(browser)
    const frame = await signsIn(page)
    expect(await asks(frame, 'POST', '/api/player/accounts', { currency: 'USD' })).toBeLessThan(300)
    await page.reload()
    const again = await sportsbookOf(page, product.origin)
    const balance = again.locator('[data-balance]').first()
    await balance.getByText('€').first().waitFor()
    const element = page.locator('touchline-sportsbook')
    await element.evaluate((book) => {
      book.addEventListener('currency', (event) =>
        book.setAttribute('data-shown', (event as CustomEvent).detail.currency),
      )
      book.setAttribute('currency', 'USD')
    })
    await balance.getByText('$').first().waitFor()
    await expect.poll(() => element.getAttribute('data-shown')).toBe('USD')
    // One that the player has no account in changes nothing.
    await element.evaluate((book) => book.setAttribute('currency', 'NOK'))
    await element.evaluate((book) => book.setAttribute('currency', 'EUR'))
    await balance.getByText('€').first().waitFor()
    await context.close()
  })

  test('EMBED-04: a sportsbook that returns 500 leaves an error card with a retry, and the retry shows it', async () => {
    const { page, context } = await openPage(browser)
    await page.route(isBook, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }))
    await page.goto(`${host}/sports`)
    const retry = page.locator('touchline-sportsbook').getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await page.unroute(isBook)
    await retry.click()
    const frame = await sportsbookOf(page, product.origin)
    await frame.locator('main').first().waitFor()
    await retry.waitFor({ state: 'detached' })
    await context.close()
  })

  test('EMBED-04: a React host shows the sportsbook as a component, changes its properties, receives its events, and takes it out and in again', async () => {
    const script = await reactHostScript()
    const tag = `<script type="module" src="${product.origin}/embed/1/touchline.js"></script>`
    const html = `<!doctype html><html lang="en" data-book="${product.origin}"><head><meta charset="utf-8"><title>React host</title></head>
<body><div id="app"></div>${tag}<script type="module">${script.replaceAll('</script', '<\\/script')}</script></body></html>`
    site.show('/react', html)
    const { page, context, problems } = await openPage(browser)
    await page.goto(`${site.origin}/react`)
    const frame = await sportsbookOf(page, product.origin)
    await page.locator('output', { hasText: 'ready' }).waitFor()
    await frame.locator('main button[data-outcome]:enabled').first().click()
    const received = () => page.evaluate(() => (window as unknown as { received: Received }).received)
    await expect
      .poll(async () => (await received()).some(([name, theme]) => name === 'slip' && theme === 'dark'))
      .toBe(true)
    await page.getByRole('button', { name: 'Light' }).click()
    await expect.poll(() => frame.locator('html').getAttribute('data-theme')).toBe('light')
    // Listeners see the state of the newest render.
    await frame.locator('main button[data-outcome]:enabled').nth(3).click()
    await expect
      .poll(async () => (await received()).some(([name, theme]) => name === 'slip' && theme === 'light'))
      .toBe(true)
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.locator('output', { hasText: 'waiting' }).waitFor()
    expect(page.frames()).toHaveLength(1)
    await page.getByRole('button', { name: 'Add' }).click()
    await sportsbookOf(page, product.origin)
    await page.locator('output', { hasText: 'ready' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
