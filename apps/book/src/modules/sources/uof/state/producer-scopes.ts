import type { PriceOrigin } from '../../../pricing/index.ts'

/** Producers that price the time before the start alone, as each provider numbers them (producers.xml). */
const PREMATCH: Readonly<Partial<Record<string, readonly string[]>>> = { betradar: ['3'], oddin: ['1'], lsports: ['3'] }

/** Whether a producer's prices do not apply to a match that has begun. */
export function isPrematchProducer({ provider, producer }: PriceOrigin): boolean {
  return provider !== null && PREMATCH[provider]?.includes(producer) === true
}
