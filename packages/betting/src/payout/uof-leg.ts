import { compare, type Fraction, HALF, ONE, parseFraction, ZERO } from '../fraction/index.ts'
import { fail, ok, type Result } from '../result.ts'
import type { LegResult } from '../vocabulary/index.ts'

/** How the Unified Odds Feed settles an outcome. Factors are decimal texts, as the feed writes them. */
export interface UofSettlement {
  /** 1 won, 0 lost, -1 undecided. */
  readonly result: number
  /** Share of the stake to give back: absent, 0.5 or 1. */
  readonly voidFactor: string | null
  /** Share of the stake that counts as winning on a dead heat. */
  readonly deadHeatFactor: string | null
}

/** A leg result with its dead heat factor, null where there was none. */
export interface SettledLeg {
  readonly result: LegResult
  readonly deadHeatFactor: Fraction | null
}

export type UofSettlementError = 'unknown_result' | 'unknown_void_factor' | 'bad_dead_heat_factor'

/**
 * Reads a settlement of the feed: a void factor of 1 returns the stake for every result, 0.5 half of it, the other half
 * following the result; -1 leaves the leg open.
 */
export function readUofSettlement(settlement: UofSettlement): Result<SettledLeg, UofSettlementError> {
  const voidFactor = settlement.voidFactor === null ? ZERO : parseFraction(settlement.voidFactor)
  if (voidFactor === undefined) return fail('unknown_void_factor')
  const isHalf = compare(voidFactor, HALF) === 0
  const isWhole = compare(voidFactor, ONE) === 0
  if (!isHalf && !isWhole && voidFactor.n !== 0n) return fail('unknown_void_factor')
  if (isWhole) return ok({ result: 'void', deadHeatFactor: null })
  switch (settlement.result) {
    case -1:
      return ok({ result: 'open', deadHeatFactor: null })
    case 0:
      return ok({ result: isHalf ? 'half_lose' : 'lose', deadHeatFactor: null })
    case 1: {
      const factor = settlement.deadHeatFactor === null ? null : parseFraction(settlement.deadHeatFactor)
      if (factor === undefined || (factor !== null && (factor.n <= 0n || factor.n > factor.d))) {
        return fail('bad_dead_heat_factor')
      }
      return ok({ result: isHalf ? 'half_win' : 'win', deadHeatFactor: factor })
    }
    default:
      return fail('unknown_result')
  }
}
