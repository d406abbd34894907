import type { BetResult, BetState } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import { findHedges } from '../bonuses/index.ts'
import { type BetToSettle, betsToSettle } from './bets-to-settle.ts'
import { whatIsDue } from './what-is-due.ts'

/** What a bet is to be, beside what it is. Amounts in subunits. */
interface Change {
  readonly id: number
  readonly from: BetState
  readonly status: BetState
  readonly result: BetResult
  readonly amount: number
}

/** What a batch comes to. */
export interface Settled {
  /** How many bets changed, including those with changed legs only. */
  readonly count: number
  readonly changes: readonly Change[]
}

export const NOTHING_SETTLED: Settled = { count: 0, changes: [] }

/** States in which settlement decides about a bet. */
const ITS_STATES: readonly BetState[] = ['waiting_results', 'done', 'cancelled']

/**
 * Applies the facts to bets: legs from results and cancellations, then the bets from their legs. Every difference is
 * booked, be it a payout, a reversal or a reopened bet, and the players are notified. Two statements for all bets: one
 * reads the input of the rules, one books their decisions; two more where bonuses are in play. Idempotent.
 * @param tx a transaction that holds the bets' row locks
 * @param reason for the bets' history; null when the change needs no explanation
 */
export async function settleBatch(
  tx: Db,
  ids: readonly number[],
  now: number,
  reason: string | null,
): Promise<Settled> {
  const bets = await betsToSettle(tx, ids)
  const changes = bets.flatMap((bet) => changeOf(bet) ?? [])
  const changed = new Set(changes.map((change) => change.id))
  const legsOnly = bets.filter(({ id, isRefreshed }) => isRefreshed && !changed.has(id)).map(({ id }) => id)
  const settled = { count: changes.length + legsOnly.length, changes }
  if (settled.count === 0) return settled
  const withBonus = bets.filter(({ id, bonus }) => bonus !== null && changed.has(id)).map(({ id }) => id)
  if (withBonus.length > 0) {
    const hedges = JSON.stringify(await findHedges(tx, withBonus))
    // Local to the transaction. Each batch sets its own.
    await tx.query("SELECT set_config('touchline.hedges', $1, true)", [hedges])
  }
  await tx.query('SELECT id FROM settle_bets($1, $2, $3::jsonb, $4::bigint[])', [
    new Date(now),
    reason,
    JSON.stringify(changes),
    legsOnly,
  ])
  return settled
}

function changeOf(bet: BetToSettle): Change | null {
  if (!ITS_STATES.includes(bet.status)) return null
  const next = whatIsDue(bet, bet.isCancelled)
  // The potential return of an open bet was promised at placement and does not change.
  const isSameAmount = next.status === 'waiting_results' || next.amount === bet.winAmount
  if (next.status === bet.status && next.result === bet.result && isSameAmount) return null
  return { ...next, id: bet.id, from: bet.status, amount: Number(next.amount) }
}
