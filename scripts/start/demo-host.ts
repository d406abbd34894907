import { join } from 'node:path'
import type { BookConfig } from '@touchline/book'
import { createHostDemo } from '@touchline/host-demo'

export interface WithHost {
  /** The configuration of a book that the demo host may show in its pages. */
  readonly config: BookConfig
  /** Where the demo host is; null where it does not run. */
  readonly origin: string | null
  /** The book answers there from now on. */
  heard(port: number): void
  close(): Promise<void>
}

/**
 * Runs the demo host beside the product, on an address of its own: 127.0.0.1, as the book is on localhost, so that a browser takes
 * them for two sites.
 */
export async function withDemoHost(config: BookConfig): Promise<WithHost> {
  if (!config.isHostDemoOn) return { config, origin: null, heard() {}, async close() {} }
  let bookPort = config.port
  const host = createHostDemo({
    key: null,
    bookOrigin: () => `http://localhost:${bookPort}`,
    bookCalls: () => `http://127.0.0.1:${bookPort}`,
    file: join(config.dataDir, 'host-demo.json'),
  })
  const origin = `http://127.0.0.1:${await host.listen(config.hostDemoPort, config.host)}`
  return {
    config: { ...config, demoHosts: [origin] },
    origin,
    heard(at) {
      bookPort = at
    },
    close: () => host.close(),
  }
}
