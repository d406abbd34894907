import { settleBet } from '@touchline/betting'
import type { BookContext } from '../../context.ts'
import type { Db } from '../../db/index.ts'
import { loadBets, settleable } from '../bets/index.ts'

const BATCH = 500
/** Results younger than this are gone through again: a bet may have been on its way while its market was decided. */
const RESWEEP_MS = 60_000

/**
 * Settles bets on the results that are there. One batch is one short transaction: it locks the bets, decides their legs, and
 * pays those that are decided as a whole. Bets that another process has locked are its business.
 * @param everything go through all results, not only through recent ones
 * @returns true when there may be more at once
 */
export async function settleResults(context: BookContext, everything: boolean): Promise<boolean> {
  const { db, clock, signals } = context
  const now = clock.now()
  const settled = await db.tx(async (tx) => {
    const ids = await lockAffectedBets(tx, everything ? null : now - RESWEEP_MS)
    if (ids.length === 0) return 0
    await decideLegs(tx, ids)
    await payDecidedBets(tx, ids, now)
    return ids.length
  })
  if (settled > 0) signals.emit('outbox_appended', null)
  return settled > 0
}

/** Bets with an open leg that has a result: those waiting for it, and those that were lost before it came. */
function affectedBets(recent: string): string {
  return `
    SELECT id FROM bets WHERE status IN ('waiting_results', 'done') AND id IN (
      SELECT l.bet_id FROM market_results r
      JOIN bet_legs l ON l.match_id = r.match_id AND l.market_id = r.market_id AND l.specifier = r.specifier
      WHERE l.status = 'open' ${recent} LIMIT ${BATCH})
    ORDER BY id FOR UPDATE SKIP LOCKED`
}
const AFFECTED = affectedBets('')
const RECENTLY_AFFECTED = affectedBets('AND r.recorded_at > $1')

async function lockAffectedBets(tx: Db, since: number | null): Promise<number[]> {
  const rows = await (since === null
    ? tx.query<{ id: bigint }>(AFFECTED, [])
    : tx.query<{ id: bigint }>(RECENTLY_AFFECTED, [new Date(since)]))
  return rows.map(({ id }) => Number(id))
}

/** A push is void: the stake comes back. An outcome that the result does not name was never decided, and is void too. */
async function decideLegs(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.query(
    `UPDATE bet_legs l SET final_text = r.final_text,
       status = CASE coalesce(r.outcomes ->> l.outcome_id, 'void') WHEN 'push' THEN 'void' ELSE coalesce(r.outcomes ->> l.outcome_id, 'void') END
     FROM market_results r
     WHERE l.bet_id = ANY ($1::bigint[]) AND l.status = 'open'
       AND r.match_id = l.match_id AND r.market_id = l.market_id AND r.specifier = l.specifier`,
    [ids],
  )
}

async function payDecidedBets(tx: Db, ids: readonly number[], now: number): Promise<void> {
  const settlements: { id: number; result: string; payout: number }[] = []
  const open: number[] = []
  for (const bet of await loadBets(tx, ids)) {
    if (bet.status !== 'waiting_results') continue
    const outcome = settleBet(settleable(bet, bet.legs), bet.maxPayout)
    if (outcome.status === 'open') open.push(bet.id)
    else settlements.push({ id: bet.id, result: outcome.result, payout: Number(outcome.payout) })
  }
  if (settlements.length > 0) {
    await tx.query('SELECT id FROM settle_bets($1, $2::jsonb)', [new Date(now), JSON.stringify(settlements)])
  }
  if (open.length > 0) {
    await tx.query(
      `INSERT INTO outbox (player_id, events)
       SELECT player_id, jsonb_agg(jsonb_build_object('type', 'bet_changed', 'bet_id', id)) FROM bets
       WHERE id = ANY ($1::bigint[]) GROUP BY player_id`,
      [open],
    )
  }
}
