import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser } from '../harness/browser.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'
import { playRound } from './round.ts'

/** `npm run chaos` plays longer, and other seeds. */
const SEED = 11
const LASTS_MS = 15_000

describe.skipIf(!CHROMIUM)('a bad line between page and server', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await borrowProduct('quick')
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    // Proves the books, too: nothing was placed or paid twice.
    await product?.close()
  })

  test('PLACE-03 BETS-04 SLIP-06: whatever a line does to calls and messages, after quiet slip, prices, bets and balance are the server’s', async () => {
    const { faults, deeds, differences, problems } = await playRound(browser, product, SEED, LASTS_MS)
    expect(differences).toEqual([])
    expect(problems).toEqual([])
    const sum = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((total, times) => total + times, 0)
    expect([sum(faults) > 10, sum(deeds) > 5]).toEqual([true, true])
  })
})
