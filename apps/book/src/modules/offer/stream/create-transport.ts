import { createDirectTransport } from './direct/index.ts'
import type { DirectOptions } from './direct/options.ts'
import type { OfferTransport } from './transport.ts'

export interface TransportOptions extends DirectOptions {
  /** Address of NATS; null: followers connect to the owner. */
  readonly natsUrl: string | null
}

/** The transport that the settings name. The library of NATS is loaded where it is used. */
export async function createTransport(options: TransportOptions): Promise<OfferTransport> {
  const { natsUrl } = options
  if (natsUrl === null) return createDirectTransport(options)
  const { createNatsTransport } = await import('./nats/index.ts')
  return createNatsTransport({ ...options, url: natsUrl })
}
