import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { BookConfig } from '@touchline/book'
import { createHostDemo, WALLET_PATH } from '@touchline/host-demo'

export interface WithHost {
  /** The configuration of a book that the demo host may show in its pages. */
  readonly config: BookConfig
  /** Where the demo host is; null where it does not run. */
  readonly origin: string | null
  /** Where its own wallet is; null where the book keeps the money of its players. */
  readonly walletUrl: string | null
  /** What the demo host signs its requests with. */
  hasKey(key: string): void
  /** The book is available there from now on. */
  received(port: number): void
  close(): Promise<void>
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** The port of the last start where it is free: players of a host belong to its origin. */
async function rememberedPort(file: string): Promise<number> {
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return Number.isInteger(port) && port > 0 && port <= 65_535 && (await isFree(port)) ? port : 0
}

/**
 * Runs the demo host beside the product on 127.0.0.1, as the book is on localhost, so that a browser takes them for two
 * sites.
 */
export async function withDemoHost(config: BookConfig): Promise<WithHost> {
  if (!config.isHostDemoOn)
    return { config, origin: null, walletUrl: null, hasKey() {}, received() {}, async close() {} }
  let bookPort = config.port
  let key: string | null = null
  const host = createHostDemo({
    key: () => key,
    bookOrigin: () => `http://localhost:${bookPort}`,
    bookCalls: () => `http://127.0.0.1:${bookPort}`,
    file: join(config.dataDir, 'host-demo.json'),
    wallet: config.hostDemoWallet,
  })
  const file = join(config.dataDir, 'host-demo-port')
  const port = await host.listen(config.hostDemoPort || (await rememberedPort(file)), config.host)
  mkdirSync(config.dataDir, { recursive: true })
  writeFileSync(file, String(port))
  const origin = `http://127.0.0.1:${port}`
  return {
    config: { ...config, demoHosts: [origin] },
    origin,
    walletUrl: config.hostDemoWallet === 'seamless' ? origin + WALLET_PATH : null,
    hasKey(made) {
      key = made
    },
    received(at) {
      bookPort = at
    },
    close: () => host.close(),
  }
}
