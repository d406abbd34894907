import { EVENT_STATUS } from '@touchline/contract'
import { applyMessage, type VoidReason } from '../../pricing/results/index.ts'
import type { SettlementContext } from '../settle-results.ts'

/**
 * Ends a match that will not be played to its end, or not at all: decided markets keep their results, every other bet
 * is void, and the match leaves the programme. docs/decisions/0011 has the rule.
 * @param report the source of the report and its time by the source's clock; default: the operator, now
 * @returns id of the message, null where there is no such match
 */
export async function abandonMatch(
  { db, clock, signals }: SettlementContext,
  eventId: number,
  voidReason: VoidReason,
  { source, messageAt }: { readonly source: string; readonly messageAt: number } = {
    source: 'operator',
    messageAt: clock.now(),
  },
): Promise<bigint | null> {
  const now = clock.now()
  const messageId = await db.tx(async (tx) => {
    const [match] = await tx.query('SELECT 1 FROM matches WHERE id = $1 FOR UPDATE', [eventId])
    if (match === undefined) return null
    await tx.query(`UPDATE matches SET status = $2 WHERE id = $1 AND status < ${EVENT_STATUS.closed}`, [
      eventId,
      EVENT_STATUS.not_covered,
    ])
    await tx.query('UPDATE postponements SET void_at = NULL WHERE match_id = $1', [eventId])
    const placed = { from: null, to: null }
    const report = { eventId, messageAt, source }
    return applyMessage(
      tx,
      { ...report, kind: 'bet_cancel', markets: null, placed, voidReason, keepsResults: true },
      now,
    )
  })
  if (messageId !== null) signals.emit('results_recorded', { eventId })
  return messageId
}
