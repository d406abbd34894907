import type { BetResult, BetState } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import { loadBets, type OwnedBet } from '../bets/index.ts'
import { refreshLegs } from './refresh-legs.ts'
import { whatIsDue } from './what-is-due.ts'

/** What a bet is to be, beside what it is. Amounts in subunits. */
interface Change {
  readonly id: number
  readonly from: BetState
  readonly status: BetState
  readonly result: BetResult
  readonly amount: number
}

/** States in which settlement decides about a bet. */
const ITS_STATES: readonly BetState[] = ['waiting_results', 'done', 'cancelled']

/**
 * Brings bets in line with the facts: their legs as the results and cancellations say, and the bets as their legs say.
 * Paid, taken back, opened again: every difference is booked, and the players are notified. Idempotent.
 * @param tx a transaction that holds the bets' row locks
 * @param reason for the bets' history; null when the change speaks for itself
 * @returns how many bets changed, their legs included
 */
export async function settleBatch(tx: Db, ids: readonly number[], now: number, reason: string | null): Promise<number> {
  const { refreshed, cancelled } = await refreshLegs(tx, ids)
  const bets = await loadBets(tx, ids)
  const changes = bets.flatMap((bet) => changeOf(bet, cancelled.has(bet.id)) ?? [])
  if (changes.length > 0) {
    await tx.query('SELECT id FROM settle_bets($1, $2, $3::jsonb)', [new Date(now), reason, JSON.stringify(changes)])
  }
  const changed = new Set(changes.map((change) => change.id))
  const legsOnly = refreshed.filter((id) => !changed.has(id))
  if (legsOnly.length > 0) await tellOfLegs(tx, legsOnly)
  return changes.length + legsOnly.length
}

function changeOf(bet: OwnedBet, isCancelled: boolean): Change | null {
  if (!ITS_STATES.includes(bet.status)) return null
  const next = whatIsDue(bet, isCancelled)
  // The potential return of an open bet was promised at placement and does not change.
  const isSameAmount = next.status === 'waiting_results' || next.amount === bet.winAmount
  if (next.status === bet.status && next.result === bet.result && isSameAmount) return null
  return { ...next, id: bet.id, from: bet.status, amount: Number(next.amount) }
}

async function tellOfLegs(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.query(
    `SELECT outbox_append(player_id, jsonb_agg(jsonb_build_object('type', 'bet_changed', 'bet_id', id))) FROM bets
     WHERE id = ANY ($1::bigint[]) GROUP BY player_id`,
    [ids],
  )
}
