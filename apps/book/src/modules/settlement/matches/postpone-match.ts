import { EVENT_STATUS } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import { holdForResults } from '../../pricing/results/index.ts'
import type { SettlementContext } from '../settle-results.ts'
import { stateKickOff } from './state-kick-off.ts'
import { voidForLateness } from './void-for-lateness.ts'

/** How much later a match may be played so that its bets stay valid. */
export const BETS_STAND_MS = 48 * 3_600_000

/**
 * A match this near to its kick-off may start before its programme is updated. A match of a feed starts when the feed
 * reports it.
 */
const TOO_LATE_MS = 5_000

/** The result for the bets. `not_waiting`: there is no such match before its start. `clash`: a team plays then. */
export type Postponement =
  | { readonly state: 'kept' | 'waits' | 'not_waiting' | 'clash' }
  | { readonly state: 'voided'; readonly messageId: bigint }

interface MatchRow {
  readonly type: 'match' | 'draw'
  readonly starts_at: Date
  readonly planned_at: Date | null
}

/**
 * Moves a match that has not begun. Bets are valid if it is played within 48 hours of the kick-off they were placed
 * for, and are void otherwise; without a new kick-off they wait until then, and the match is off the programme. A draw
 * that is put off is no draw any more, its lottery has another one soon: its bets are void. Bets at prices from before
 * the start that were placed after the new kick-off are void.
 * @param to the new kick-off in Unix ms, or null while it is not known
 * @param messageAt Unix ms of the statement; now if absent
 */
export async function postponeMatch(
  context: SettlementContext,
  eventId: number,
  to: number | null,
  messageAt = context.clock.now(),
): Promise<Postponement> {
  const { db, clock, signals } = context
  const now = clock.now()
  let hasChanges = false
  const outcome = await db.tx(async (tx): Promise<Postponement> => {
    const result = await put(tx)
    if (result.state === 'waits') await holdForResults(tx, [eventId])
    if (['kept', 'waits', 'voided'].includes(result.state))
      hasChanges = await stateKickOff(tx, eventId, to, { messageAt, now })
    return result
  })
  if (outcome.state === 'voided' || hasChanges) signals.emit('results_recorded', { eventId })
  return outcome

  async function put(tx: Db): Promise<Postponement> {
    const [match] = await tx.query<MatchRow>(
      `SELECT m.type, m.starts_at, p.planned_at FROM matches m LEFT JOIN postponements p ON p.match_id = m.id
       WHERE m.id = $1 AND m.type IN ('match', 'draw')
         AND (p.void_at IS NOT NULL
           OR (m.status = ${EVENT_STATUS.prematch} AND (m.starts_at > $2 OR m.origin = 'feed')))
       FOR UPDATE OF m`,
      [eventId, new Date(now + TOO_LATE_MS)],
    )
    if (match === undefined) return { state: 'not_waiting' }
    const plannedAt = (match.planned_at ?? match.starts_at).getTime()
    if (match.type === 'draw') {
      await tx.query('UPDATE matches SET status = $2 WHERE id = $1', [eventId, EVENT_STATUS.not_covered])
      return { state: 'voided', messageId: await voidForLateness(tx, eventId, now) }
    }
    if (to === null) {
      await tx.query('UPDATE matches SET status = $2 WHERE id = $1', [eventId, EVENT_STATUS.not_covered])
      await note(tx, eventId, plannedAt, plannedAt + BETS_STAND_MS)
      return { state: 'waits' }
    }
    if (!(await move(tx, eventId, to))) return { state: 'clash' }
    if (to <= plannedAt + BETS_STAND_MS) {
      await note(tx, eventId, plannedAt, null)
      return { state: 'kept' }
    }
    // Bets from now on are placed for the new kick-off.
    await note(tx, eventId, to, null)
    return { state: 'voided', messageId: await voidForLateness(tx, eventId, now, { messageAt }) }
  }
}

async function note(tx: Db, eventId: number, plannedAt: number, voidAt: number | null): Promise<void> {
  await tx.query(
    `INSERT INTO postponements (match_id, planned_at, void_at) VALUES ($1, $2, $3)
     ON CONFLICT (match_id) DO UPDATE SET planned_at = excluded.planned_at, void_at = excluded.void_at`,
    [eventId, new Date(plannedAt), voidAt === null ? null : new Date(voidAt)],
  )
}

/** Moves the kick-off, and with it when the teams are busy; false where one of them plays another match then. */
async function move(tx: Db, eventId: number, to: number): Promise<boolean> {
  const [clash] = await tx.query(
    `SELECT 1 FROM appearances own JOIN matches m ON m.id = own.match_id
     JOIN appearances other ON other.competitor_id = own.competitor_id AND other.match_id <> own.match_id
       AND other.during && tstzrange($2, $2::timestamptz + (upper(own.during) - lower(own.during)))
     WHERE own.match_id = $1 LIMIT 1`,
    [eventId, new Date(to)],
  )
  if (clash !== undefined) return false
  await tx.query(
    `UPDATE appearances SET during = tstzrange($2, $2::timestamptz + (upper(during) - lower(during))) WHERE match_id = $1`,
    [eventId, new Date(to)],
  )
  await tx.query(`UPDATE matches SET starts_at = $2, anchor_at = $2, status = $3 WHERE id = $1`, [
    eventId,
    new Date(to),
    EVENT_STATUS.prematch,
  ])
  return true
}
