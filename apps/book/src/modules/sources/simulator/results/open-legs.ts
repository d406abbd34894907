import { EVENT_STATUS } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'

/** An outcome of a match that has started, on which an accepted bet waits. */
export interface OpenLeg {
  readonly eventId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

/**
 * Everything that bets wait for, of matches that have started.
 * @param starting matches that have started and are not stored as such yet
 */
export async function loadOpenLegs(db: Db, starting: readonly number[]): Promise<readonly OpenLeg[]> {
  return db.query<OpenLeg>(
    `SELECT DISTINCT m.id AS "eventId", l.market_id AS "marketId", l.specifier, l.outcome_id AS "outcomeId"
     FROM bet_legs l JOIN matches m ON m.id = l.match_id
     WHERE l.status = 'open' AND m.type = 'match' AND (m.status <> ${EVENT_STATUS.prematch} OR m.id = ANY ($1::int[]))`,
    [starting],
  )
}

/** Bets that wait for results, by event. */
export async function countBets(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ id: number; count: number }>(
    `SELECT match_id::int AS id, count(*)::int AS count FROM bet_legs WHERE status = 'open' GROUP BY match_id`,
  )
  return new Map(rows.map((row) => [row.id, row.count]))
}
