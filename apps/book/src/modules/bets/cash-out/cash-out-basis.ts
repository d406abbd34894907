import { addFractions, floorFraction, fraction, multiplyFractions } from '@touchline/betting'
import type { LegResult } from '@touchline/contract'
import type { BetRecord } from '../bet-record.ts'
import type { CashOutPart, CashOutWorth } from './cash-out-part.ts'
import { fractionText } from './remainder.ts'

/** A leg as a cash-out counted it. */
export type CashOutLeg =
  | {
      readonly position: number
      readonly status: 'open'
      /** Its price then, odds x 10,000; 0 where it had none. */
      readonly odds: number
      /** Chances that it wins when the stake does not come back, and that the stake comes back, each `n/d`. */
      readonly chance: string
      readonly refund: string
      /** Null: the book's own programme. */
      readonly provider: string | null
      readonly producer: string
      /** Unix ms of the price's message, by its producer's clock. */
      readonly messageAt: number
      /** Its event was played then; absent: not known of cash-outs of before. */
      readonly isLive?: boolean
    }
  | {
      readonly position: number
      readonly status: Exclude<LegResult, 'open'> | 'held'
      readonly deadHeatFactor: string | null
      readonly deduction: number | null
    }

/** What a cash-out was computed from: kept with it, so that the audit can compute it again. */
export interface CashOutBasis {
  /** At risk before it, in subunits. */
  readonly stake: number
  /** The value of earlier parts above the sums paid for them, below one subunit, `n/d`. */
  readonly remainder: string
  readonly legs: readonly CashOutLeg[]
}

/**
 * What justifies that a part of a bet is cashed out: the most that its worth gives for the part, in subunits, and what
 * that was computed from.
 */
export function justify(
  bet: BetRecord,
  { part, worth }: { readonly part: CashOutPart; readonly worth: CashOutWorth },
): { readonly justified: bigint; readonly basis: CashOutBasis } {
  const due = multiplyFractions(worth.exact, fraction(part.stake, bet.stake))
  return {
    justified: floorFraction(addFractions(due, worth.remainder)),
    basis: {
      stake: Number(bet.stake),
      remainder: fractionText(worth.remainder),
      legs: bet.legs.map((leg) => countedLeg(leg, worth)),
    },
  }
}

function countedLeg(
  { position, status, deadHeatFactor, deduction }: BetRecord['legs'][number],
  worth: CashOutWorth,
): CashOutLeg {
  if (status !== 'open') return { position, status, deadHeatFactor, deduction }
  const counted = worth.basis.find((leg) => leg.position === position)
  if (counted === undefined) throw new Error(`Leg ${position} is open and has no price to be cashed out by`)
  const { odds, chance, refund, origin, isLive } = counted
  const { provider, producer, generated_at: messageAt } = origin
  return {
    position,
    status,
    odds,
    chance: fractionText(chance),
    refund: fractionText(refund),
    provider,
    producer,
    messageAt,
    isLive,
  }
}
