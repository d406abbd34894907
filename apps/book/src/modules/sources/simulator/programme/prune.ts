import { EVENT_STATUS, type SportKey } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import { seasonStart } from '../../../catalogue/index.ts'

const DAY_MS = 86_400_000
/** Results of fillers and draws stay this long, and those of the programme at least. */
const KEEP_MS = 4 * DAY_MS
/** At high speed fillers pile up: about as many are kept as at the default speed. */
const DEFAULT_SPEED = 6
/** The table of a season is shown until the first result of the next one. */
const AFTER_SEASON_MS = 30 * DAY_MS

/** Per league, the start of the season whose results are in its table; Unix ms. */
async function loadSeasonStarts(db: Db, at: number): Promise<readonly { readonly id: number; readonly from: Date }[]> {
  const leagues = await db.query<{ id: number; country: string; sport: SportKey }>(
    `SELECT t.id, c.key AS country, s.key AS sport
     FROM tournaments t JOIN categories c ON c.id = t.category_id JOIN sports s ON s.id = c.sport_id`,
  )
  return leagues.map(({ id, country, sport }) => ({
    id,
    from: new Date(seasonStart({ category: { key: country, sport: { key: sport } } }, at - AFTER_SEASON_MS)),
  }))
}

/**
 * Removes old matches and draws without bets. Results that are in the table of a league stay, so that no side loses one
 * of them.
 * @param historyDays how long results of the programme stay at least
 * @returns how many went
 */
export async function pruneMatches(db: Db, at: number, speed: number, historyDays: number): Promise<number> {
  const fillerKeepMs = KEEP_MS / Math.max(1, speed / DEFAULT_SPEED)
  const seasons = await loadSeasonStarts(db, at)
  const rows = await db.query(
    `DELETE FROM matches m USING unnest($4::int[], $5::timestamptz[]) AS league (id, season_from)
     WHERE m.tournament_id = league.id AND m.status = ${EVENT_STATUS.finished} AND m.type IN ('match', 'draw')
       AND m.starts_at < CASE WHEN m.origin = 'filler' THEN $1::timestamptz WHEN m.type = 'draw' THEN $2::timestamptz
                              ELSE least($3::timestamptz, league.season_from) END
       AND m.origin <> 'import'
       AND NOT EXISTS (SELECT 1 FROM bet_legs l WHERE l.match_id = m.id)
     RETURNING 1`,
    [
      new Date(at - fillerKeepMs),
      new Date(at - KEEP_MS),
      new Date(at - Math.max(KEEP_MS, (historyDays + 1) * DAY_MS)),
      seasons.map(({ id }) => id),
      seasons.map(({ from }) => from),
    ],
  )
  return rows.length
}
