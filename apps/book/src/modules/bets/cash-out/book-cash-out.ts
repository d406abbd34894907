import type { Db } from '../../../db/index.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { findClosedLegs } from '../placement/closed-legs.ts'
import { isLost } from '../placement/describe-events.ts'
import { legTerms } from '../placement/leg-terms.ts'
import type { Events } from '../placement/price-legs.ts'
import { justify } from './cash-out-basis.ts'
import type { CashOutDecision } from './decide-cash-out.ts'
import { fractionText } from './remainder.ts'

/** A bet that is locked until the transaction ends. */
interface LockedBet {
  readonly bet: OwnedBet
  /**
   * Why the bet cannot be cashed out even if the board has prices: the provider of a leg is down, or a leg has a result
   * that the bet does not show yet. Null: nothing here prevents it.
   */
  readonly off: 'provider_down' | 'cash_out_unavailable' | null
}

const UNSETTLED_LEG = `SELECT 1 FROM leg_facts WHERE bet_id = $1 AND (status, deduction) IS DISTINCT FROM (true_status, true_deduction) LIMIT 1`

/**
 * Locks a bet, then the matches of its open legs against new statements, then its account: the order that all
 * transactions keep.
 */
export async function lockForSale(
  tx: Db,
  ports: Pick<BetsParts, 'providers' | 'board' | 'clock'>,
  id: number,
  described: Events,
): Promise<LockedBet> {
  await tx.query('SELECT 1 FROM bets WHERE id = $1 FOR UPDATE', [id])
  await tx.query(`SELECT hold_for_bets(ARRAY(SELECT match_id FROM bet_legs WHERE bet_id = $1 AND status = 'open'))`, [
    id,
  ])
  await tx.query('SELECT wallet_hold(ARRAY(SELECT account_id FROM bets WHERE id = $1))', [id])
  const [bet] = await loadBets(tx, [id])
  if (bet === undefined) throw new Error(`Bet ${id} is gone`)
  const results = await tx.query(UNSETTLED_LEG, [id])
  const open = bet.legs.filter((leg) => leg.status === 'open').map((leg) => ({ ...leg, betId: bet.id }))
  const eventIds = open.map((leg) => leg.eventId)
  const terms = legTerms(ports, described, eventIds)
  const closed = await findClosedLegs(tx, open, terms, ports.clock.now(), { isSale: true })
  const isDown =
    closed.some(({ why }) => why === 'provider_down') || open.some((leg) => isLost(ports, described, leg.eventId))
  if (isDown) return { bet, off: 'provider_down' }
  return { bet, off: results.length > 0 || closed.length > 0 ? 'cash_out_unavailable' : null }
}

/** When a cash-out is booked, and since when it was wanted; Unix ms. */
export interface CashOutTimes {
  readonly now: number
  /** When its player requested it, or when its value first reached the target; Unix ms. */
  readonly askedAt: number
  /** What it had to wait from then on: nothing before the start. */
  readonly delayMs: number
}

/**
 * Books a cash-out of a bet that is locked as it is in `before`.
 * @param autoTarget the player's target where the book cashes it out at one; otherwise null
 */
export async function bookCashOut(
  tx: Db,
  before: OwnedBet,
  decision: Extract<CashOutDecision, { kind: 'paid' }>,
  { now, askedAt, delayMs }: CashOutTimes,
  autoTarget: bigint | null = null,
): Promise<void> {
  const { part, bet } = decision
  const { justified, basis } = justify(before, decision)
  const [row] = await tx.query<{ booked: boolean }>(
    'SELECT cash_out_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12) AS booked',
    [
      new Date(now),
      before.id,
      before.stake,
      part.stake,
      part.amount,
      bet.winAmount,
      fractionText(part.remainder),
      autoTarget,
      justified,
      JSON.stringify(basis),
      new Date(askedAt),
      delayMs,
    ],
  )
  if (row?.booked !== true) throw new Error(`Bet ${before.id} was changed while it was locked`)
}
