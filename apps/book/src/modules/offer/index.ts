/** The offer: board and events, their one writer, the publication of changes, and replication to other processes. */
export { closeMarket, closeOutcome } from './board/close-outcome.ts'
export type { BoardUpdate } from './board/types.ts'
export type { MappingTerms } from './mapping/mapped-offer.ts'
export {
  confirmMapping,
  countMappings,
  loadMappings,
  loadSuggestions,
  type MappingOutcome,
  offerMapped,
  rejectMapping,
} from './mapping/stored-mappings.ts'
export type { Suggestion } from './mapping/suggest-pairs.ts'
export { createOffer, type Offer } from './offer.ts'
export { createOfferParts, type OfferParts } from './owner.ts'
export { type PriceSource, storiesOf } from './price-source.ts'
export type { OfferSink } from './sink.ts'
export { createTransport } from './stream/create-transport.ts'
export { createRemotePricer } from './stream/remote-pricer.ts'
export type { OfferTransport } from './stream/transport.ts'
