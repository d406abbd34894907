import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { operate } from '../harness/operator.ts'
import { type Product, startProduct } from '../harness/product.ts'

const HOUR_MS = 3_600_000

describe.skipIf(!CHROMIUM)('what a site adds to every page', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct({})
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  test('PLAYER-06: maintenance that is announced stands on open pages until somebody hides it, and is among the notifications', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(product.players.demo)
    const notice = page.locator('[data-maintenance="ahead"]')
    expect(await notice.count()).toBe(0)
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
    const said = await operate(product, 'maintenance', at(1), at(2))
    await notice.getByText(/^Maintenance: .* Bets and payments may not be possible then\.$/).waitFor()
    await notice.getByRole('button', { name: 'Hide' }).click()
    await notice.waitFor({ state: 'detached' })
    await player.opens('/sports/live')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('dialog').getByText('Maintenance announced').first().waitFor()
    expect(await notice.count()).toBe(0)
    await operate(product, 'maintenance', 'cancel', /\d+/.exec(said)?.[0] ?? '')
    expect(problems).toEqual([])
    await context.close()
  })
})
