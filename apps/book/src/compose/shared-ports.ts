import { newSeed as trueSeed } from '../kernel/ports/seeds.ts'
import type { CurrencyTable } from '../modules/wallet/index.ts'
import type { Foundation } from './foundation.ts'
import type { OfferSide } from './offer-side.ts'
import type { Overrides } from './overrides.ts'

export type SharedPorts = ReturnType<typeof sharedPorts>

/** What most modules need. */
export function sharedPorts(
  { infra, publisher }: Foundation,
  { offer, catalogue, parts, events, providers }: OfferSide,
  currencies: CurrencyTable,
  { newSeed = trueSeed }: Partial<Overrides>,
) {
  return {
    ...infra,
    newSeed,
    board: offer.board,
    catalogue,
    currencies,
    customPricer: parts.customPricer,
    events,
    providers: providers.watch,
    publisher,
  }
}
