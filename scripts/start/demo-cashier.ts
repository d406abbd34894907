import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { BookConfig } from '@touchline/book'
import { createCashierDemo } from '@touchline/cashier-demo'

export interface WithCashier {
  /** The configuration with the payment provider that is there. */
  readonly config: BookConfig
  /** The book is available there from now on. */
  received(port: number): void
  close(): Promise<void>
}

/** Runs the demo cashier beside the product, on a port of its own, unless a payment provider is configured. */
export async function withDemoCashier(config: BookConfig): Promise<WithCashier> {
  if (config.cashierUrl !== null) return { config, received() {}, async close() {} }
  const secret = config.cashierSecret ?? randomBytes(32).toString('base64url')
  let bookPort = config.port
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  const cashier = createCashierDemo({
    secret,
    callbackUrl: () => `http://${host}:${bookPort}/api/payments/callback`,
    file: join(config.dataDir, 'cashier-demo.json'),
  })
  const port = await cashier.listen(config.cashierPort, config.host)
  const site = config.publicOrigin === null ? 'localhost' : new URL(config.publicOrigin).hostname
  return {
    config: { ...config, cashierUrl: `http://${site}:${port}`, cashierSecret: secret },
    received(at) {
      bookPort = at
    },
    close: () => cashier.close(),
  }
}
