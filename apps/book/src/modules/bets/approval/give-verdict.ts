import type { Db } from '../../../db/index.ts'
import type { VipVerdict } from '../bet-record.ts'
import { loadBets } from '../load-bets.ts'
import { findClosedLegs } from '../placement/closed-legs.ts'
import { UNKNOWN_TERMS } from '../placement/leg-terms.ts'

/** What came of a verdict. `closed`: approved, and the bet is rejected all the same, as a leg takes no bet any more. */
export type VerdictOutcome = 'given' | 'closed' | 'not_waiting'

/**
 * Decides about a large stake and applies the decision at once. The first decision counts.
 * @param now Unix ms
 */
export async function giveVerdict(db: Db, betId: number, verdict: VipVerdict, now: number): Promise<VerdictOutcome> {
  return db.tx(async (tx) => {
    const rows = await tx.query(
      `UPDATE bets SET vip_verdict = $2, decide_at = least(decide_at, $3)
       WHERE id = $1 AND status = 'submitted' AND is_vip AND vip_verdict IS NULL RETURNING 1`,
      [betId, verdict, new Date(now)],
    )
    if (rows.length === 0) return 'not_waiting'
    return verdict === 'approved' && (await isClosed(tx, betId, now)) ? 'closed' : 'given'
  })
}

/**
 * Its prices are held against the board when the verdict is carried out; here only what is known of its markets counts.
 */
async function isClosed(tx: Db, betId: number, now: number): Promise<boolean> {
  const [bet] = await loadBets(tx, [betId])
  const legs = (bet?.legs ?? []).map((leg) => ({ ...leg, betId }))
  await tx.query('SELECT hold_for_bets($1::bigint[])', [legs.map((leg) => leg.eventId)])
  return (await findClosedLegs(tx, legs, () => UNKNOWN_TERMS, now)).length > 0
}
