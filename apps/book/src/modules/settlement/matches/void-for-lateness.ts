import type { Db } from '../../../db/index.ts'
import { applyMessage, type VoidReason } from '../../pricing/results/index.ts'
import type { SettlementContext } from '../settle-results.ts'

/**
 * Voids what was bet on a match, because it is not played in time, or not as it was offered. Returns the message's id.
 * @param messageAt Unix ms of that message: earlier results are kept
 * @param placedTo Unix ms until when bets were placed for the kick-off that it missed
 */
export async function voidForLateness(
  tx: Db,
  eventId: number,
  now: number,
  { messageAt = now, placedTo = now, voidReason = 'postponed' as VoidReason } = {},
): Promise<bigint> {
  const placed = { from: null, to: placedTo }
  const report = { eventId, messageAt, source: 'book' }
  return applyMessage(tx, { ...report, kind: 'bet_cancel', markets: null, placed, voidReason, keepsResults: true }, now)
}

/**
 * Voids the bets on matches that were put off and have no new kick-off in time.
 * @returns how many matches that were
 */
export async function voidOverdue({ db, clock }: SettlementContext): Promise<number> {
  const now = clock.now()
  return db.tx(async (tx) => {
    const due = await tx.query<{ match_id: number }>(
      'SELECT match_id FROM postponements WHERE void_at <= $1 ORDER BY match_id FOR UPDATE SKIP LOCKED',
      [new Date(now)],
    )
    for (const { match_id: eventId } of due) await voidForLateness(tx, eventId, now)
    await tx.query('UPDATE postponements SET void_at = NULL WHERE match_id = ANY ($1::int[])', [
      due.map((row) => row.match_id),
    ])
    return due.length
  })
}
