export type { NeedUnit } from './counted-markets.ts'
export { type LegNeed, type LiveScore, legNeed, type NeededLeg } from './leg-need.ts'
