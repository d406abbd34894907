import type { BookConfig } from '../config.ts'
import type { Infra } from '../kernel/infra.ts'
import { createTransport, type OfferTransport } from '../modules/offer/index.ts'
import type { Secrets } from './secrets.ts'

/** How the offer gets to other processes; null where the database is embedded, because then there are none. */
export async function transportOf(
  { databaseUrl, natsUrl, offerHost, offerPort }: BookConfig,
  { clock, log }: Infra,
  { offer: secret }: Secrets,
): Promise<OfferTransport | null> {
  if (databaseUrl === null) return null
  return createTransport({ natsUrl, host: offerHost, port: offerPort, clock, log, secret })
}
