import type { DecidedLegResult } from './leg.ts'

/** A lead of two quarters or more wins, one quarter wins half: a quarter line is two bets on its neighbours. */
function resultOfLead(quarters: number): DecidedLegResult {
  if (quarters >= 2) return 'win'
  if (quarters === 1) return 'half_win'
  if (quarters === 0) return 'void'
  return quarters === -1 ? 'half_lose' : 'lose'
}

/**
 * Settles an asian handicap.
 * @param line of the backed team, a multiple of 0.25
 * @param goalDifference of the backed team: its goals less the other's
 */
export function settleHandicap(line: number, goalDifference: number): DecidedLegResult {
  return resultOfLead(Math.round(4 * (goalDifference + line)))
}

/**
 * Settles an asian total.
 * @param line a multiple of 0.25
 */
export function settleTotal(line: number, total: number, side: 'over' | 'under'): DecidedLegResult {
  const lead = Math.round(4 * (total - line))
  return resultOfLead(side === 'over' ? lead : -lead)
}
