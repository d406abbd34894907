import type { Db } from '../../../db/index.ts'
import type { VipVerdict } from '../bet-record.ts'

/**
 * Says what becomes of a large stake; it is carried out at once. The first word counts.
 * @param now Unix ms
 * @returns false where no such bet waits
 */
export async function giveVerdict(db: Db, betId: number, verdict: VipVerdict, now: number): Promise<boolean> {
  const rows = await db.query(
    `UPDATE bets SET vip_verdict = $2, decide_at = least(decide_at, $3)
     WHERE id = $1 AND status = 'submitted' AND is_vip AND vip_verdict IS NULL RETURNING 1`,
    [betId, verdict, new Date(now)],
  )
  return rows.length > 0
}
