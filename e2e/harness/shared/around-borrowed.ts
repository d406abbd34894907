import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from '../browser.ts'
import type { Product } from '../product.ts'
import { borrowProduct } from './borrow-product.ts'
import type { SharedKind } from './settings.ts'

interface Lent {
  readonly product: Product
  readonly browser: Browser
}

/** Borrows a product and a browser for the tests of a suite, and returns them after it, which also audits the books. */
export function aroundBorrowed(kind: SharedKind, begin: (lent: Lent) => void): void {
  let product: Product | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    product = await borrowProduct(kind)
    browser = await launchBrowser()
    begin({ product, browser })
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })
}
