export { CASH_OUT_FACTOR, cashOutOffer, fairCashOut, fairCashOutByOdds, isCashOutOpen } from './cash-out-value.ts'
export { expectedOdds, type LegChances } from './expected-odds.ts'
export { amountOfShare, type PartPreview, previewPart, type SellableBet } from './part-preview.ts'
export { winLeft } from './win-left.ts'
