import type { Browser, BrowserContext } from 'playwright-core'
import { DESKTOP, launchBrowser } from '../e2e/harness/browser.ts'
import { type Product, startProduct, WHOLE_PROGRAMME } from '../e2e/harness/product.ts'
import type { Measurement } from './measurement.ts'

interface Place {
  readonly product: Product
  readonly browser: Browser
  /** Of the size of a desk. */
  readonly context: BrowserContext
}

/** Measures in a browser on a product of its own, and ends both. Fails where no browser can be installed. */
export async function onProduct(
  settings: Readonly<Record<string, string>>,
  measure: (at: Place) => Promise<readonly Measurement[]>,
  switches: readonly string[] = [],
): Promise<readonly Measurement[]> {
  const product = await startProduct({ ...WHOLE_PROGRAMME, ...settings })
  const browser = await launchBrowser(switches)
  try {
    return await measure({ product, browser, context: await browser.newContext({ viewport: DESKTOP }) })
  } finally {
    await browser.close()
    await product.close()
  }
}
