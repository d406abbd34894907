export { type MarketResult, recordResults } from './record-results.ts'
