import type { Db } from '../../../db/index.ts'
import { applyMessage, holdForResults } from '../../pricing/results/index.ts'

/**
 * Notes the kick-off of a match that was stated last, also of one that has begun. Bets at prices from before the start
 * that were placed after it become void, and bets that were void by an earlier statement are open again.
 * @param to Unix ms, or null while it is not known
 * @param messageAt Unix ms of the statement
 * @returns whether bets change
 */
export async function stateKickOff(
  tx: Db,
  eventId: number,
  to: number | null,
  { messageAt, now }: { readonly messageAt: number; readonly now: number },
): Promise<boolean> {
  const [match] = await tx.query<{ stated_start: Date | null }>(
    'SELECT stated_start FROM matches WHERE id = $1 FOR UPDATE',
    [eventId],
  )
  if (match === undefined) return false
  const before = match.stated_start?.getTime() ?? null
  if (before === to) return false
  await holdForResults(tx, [eventId])
  // A kick-off that is not known makes no bet void.
  const since = [before, to].filter((start) => start !== null)
  const [leg] = await tx.query(
    `SELECT 1 FROM bet_legs l JOIN bets b ON b.id = l.bet_id
     WHERE l.match_id = $1 AND NOT l.price_is_live AND coalesce(b.decided_at, b.created_at) >= $2 LIMIT 1`,
    [eventId, new Date(Math.min(...since))],
  )
  await tx.query('UPDATE matches SET stated_start = $2 WHERE id = $1', [eventId, to === null ? null : new Date(to)])
  if (leg === undefined) return false
  await applyMessage(tx, { kind: 'kick_off', eventId, messageAt, source: 'book', startsAt: to }, now)
  return true
}
