export { type PeriodTotals, periodTotals, type RecordedBet } from './period-totals.ts'
