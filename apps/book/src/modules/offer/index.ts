/** The offer: board and events, their one writer, what is told of their changes, and how other processes follow. */
export type { BoardUpdate } from './board/types.ts'
export { createOffer, type Offer } from './offer.ts'
export { createOfferParts, type OfferParts } from './owner.ts'
export { type PriceSource, storiesOf } from './price-source.ts'
export type { OfferSink } from './sink.ts'
