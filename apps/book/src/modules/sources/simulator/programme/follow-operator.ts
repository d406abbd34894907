import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import type { Db } from '../../../../db/index.ts'
import type { Runner } from '../run/runner.ts'
import { loadMatches } from '../store/load-matches.ts'

/**
 * Follows what an operator decided about matches in the database: one that was called off goes from the programme, one that
 * was put off waits for its new kick-off.
 * @returns whether kick-offs moved
 */
export async function followOperator(db: Db, runner: Runner): Promise<boolean> {
  const { prematch, running } = runner.roster
  const held = [
    ...[...prematch.values()].map(({ match }) => match),
    ...[...running.values()].filter(({ endedAt }) => endedAt === null).map(({ live }) => live.match),
  ]
  const changed = await db.query<{ id: number; status: EventStatus }>(
    `SELECT m.id, m.status FROM unnest($1::int[], $2::timestamptz[]) AS held (id, starts_at) JOIN matches m USING (id)
     WHERE m.status = $3 OR (m.status = $4 AND m.starts_at <> held.starts_at)`,
    [
      held.map((match) => match.id),
      held.map((match) => new Date(match.startsAt)),
      EVENT_STATUS.not_covered,
      EVENT_STATUS.prematch,
    ],
  )
  const returned = await db.query<{ id: number }>(
    `SELECT m.id FROM postponements p JOIN matches m ON m.id = p.match_id
     WHERE m.type = 'match' AND m.status = $2 AND NOT m.id = ANY ($1::int[])`,
    [held.map((match) => match.id), EVENT_STATUS.prematch],
  )
  runner.takeOff(changed.filter((match) => match.status === EVENT_STATUS.not_covered).map((match) => match.id))
  const moved = changed.filter((match) => match.status === EVENT_STATUS.prematch).map((match) => match.id)
  const coming = [...moved, ...returned.map((match) => match.id)]
  if (coming.length === 0) return false
  runner.drop(moved)
  runner.add(await loadMatches(db, coming))
  return true
}
