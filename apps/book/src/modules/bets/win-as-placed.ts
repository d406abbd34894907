import { potentialWin } from '@touchline/betting'
import { type SettleableRecord, settleable } from './bet-record.ts'

/**
 * What a bet was promised to return at most, for the stake still at risk, in subunits: as if nothing had been decided
 * since it was placed, dead heats and deductions included.
 */
export function winAsPlaced(bet: SettleableRecord): bigint {
  const asPlaced = bet.legs.map((leg) => ({ ...leg, status: 'open' as const, deadHeatFactor: null, deduction: null }))
  return potentialWin(settleable(bet, asPlaced), bet.maxPayout)
}
