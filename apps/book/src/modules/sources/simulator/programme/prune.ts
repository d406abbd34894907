import { EVENT_STATUS } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'

const DAY_MS = 86_400_000
/** Results of fillers and draws stay this long, and those of the programme at least. */
const KEEP_MS = 4 * DAY_MS
/** At high speed fillers pile up: about this many days' worth of the usual speed are kept. */
const USUAL_SPEED = 6

/**
 * Removes old matches and draws nobody has bet on.
 * @param historyDays how long results of the programme stay
 * @returns how many went
 */
export async function pruneMatches(db: Db, at: number, speed: number, historyDays: number): Promise<number> {
  const fillerKeepMs = KEEP_MS / Math.max(1, speed / USUAL_SPEED)
  const rows = await db.query(
    `DELETE FROM matches m
     WHERE m.status = ${EVENT_STATUS.finished} AND m.type IN ('match', 'draw')
       AND m.starts_at < CASE WHEN m.origin = 'filler' THEN $1::timestamptz WHEN m.type = 'draw' THEN $2::timestamptz
                              ELSE $3::timestamptz END
       AND m.origin <> 'import'
       AND NOT EXISTS (SELECT 1 FROM bet_legs l WHERE l.match_id = m.id)
     RETURNING 1`,
    [new Date(at - fillerKeepMs), new Date(at - KEEP_MS), new Date(at - Math.max(KEEP_MS, (historyDays + 1) * DAY_MS))],
  )
  return rows.length
}
