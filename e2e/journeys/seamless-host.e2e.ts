import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, type Opened, openPage } from '../harness/browser.ts'
import { sportsbookOf } from '../harness/demo-hosts.ts'
import { type Feed, openFeed } from '../harness/feed.ts'
import { type RunningProduct, startProduct } from '../harness/product.ts'

describe.skipIf(!CHROMIUM)('the sportsbook at a host that keeps the money of its players', () => {
  let product: RunningProduct
  let host: string
  let browser: Browser
  let feed: Feed

  beforeAll(async () => {
    product = await startProduct({
      HOST_DEMO_WALLET: 'seamless',
      UOF_PROVIDERS: 'betradar',
      ADDITIONAL_PROVIDERS: '',
      PLAY_MONEY_EUR: '0',
    })
    host = /The demo host is ready: (\S+)/.exec(product.log())?.[1] ?? ''
    feed = await openFeed(product)
    browser = await launchBrowser()
  })
  afterAll(async () => {
    feed?.close()
    await browser?.close()
    await product?.close()
  })

  const hostBalance = (page: Page) => page.locator('[data-host-balance]').first().getAttribute('data-host-balance')
  const frameBalance = (frame: Frame) => frame.locator('[data-balance]').first().getAttribute('data-balance')
  async function withPage(run: (opened: Opened) => Promise<void>): Promise<void> {
    const opened = await openPage(browser)
    await run(opened)
    await opened.context.close()
  }
  async function signsIn(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
    await page.getByLabel('E-mail').fill('demo@harbour.test')
    await page.getByLabel('Password').fill('harbour lights')
    await page.locator('[data-form="sign-in"]').getByRole('button', { name: 'Sign in' }).click()
  }

  test('EMBED-03: a player signs in and deposits at the host, bets in the frame and wins; then who signs out in the frame is signed out at the host', () =>
    withPage(async ({ page, problems }) => {
      const game = await feed.match('Seamless Town', 'Wallet City')
      await game.sends({ home: 2, draw: 3.4, away: 3.8 })
      await page.goto(`${host}/sports#${game.path.replace(/^\/sports/, '')}`)
      const frame = await sportsbookOf(page, product.origin)
      await frame
        .locator(`main button[data-outcome="${game.key('home')}"]`)
        .first()
        .click()
      await signsIn(page)
      await frame.locator('[data-balance]').first().waitFor()
      await page.getByRole('link', { name: 'Deposit' }).first().click()
      await page.getByLabel(/^Amount in/).fill('50')
      await page.locator('[data-form="deposit"]').getByRole('button', { name: 'Deposit', exact: true }).click()
      await expect.poll(() => frameBalance(frame)).toBe('5000')

      const slip = frame.getByRole('region', { name: 'Bet slip', exact: true })
      await slip.getByLabel('Stake').first().fill('50')
      await slip
        .getByRole('button', { name: /^Place bet/ })
        .last()
        .click()
      await frame.getByRole('region', { name: 'Bet placed' }).waitFor()
      await expect.poll(() => hostBalance(page)).toBe('0')
      await game.settles('home')
      await expect.poll(() => frameBalance(frame)).toBe('10000')
      await expect.poll(() => hostBalance(page)).toBe('10000')

      await frame.locator('[data-balance]').first().click()
      await frame.getByRole('button', { name: 'Sign out' }).first().click()
      await expect.poll(() => page.locator('[data-signed-in]').count()).toBe(0)
      const again = await sportsbookOf(page, product.origin)
      await again.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor()
      expect(problems).toEqual([])
    }))

  test('EMBED-04: where no response comes, the host offers to try again after ten seconds, and that shows the sportsbook', () =>
    withPage(async ({ page }) => {
      const isBook = (url: URL) => url.origin === product.origin && url.pathname.startsWith('/sports')
      await page.route(isBook, (route) => route.abort())
      await page.goto(`${host}/sports`)
      const retry = page.locator('touchline-sportsbook').getByRole('button', { name: 'Try again' })
      await retry.waitFor()
      await page.unroute(isBook)
      await retry.click()
      const frame = await sportsbookOf(page, product.origin)
      await frame.locator('main').first().waitFor()
      await retry.waitFor({ state: 'detached' })
    }))
})
