import type { Db } from '../../../db/index.ts'
import type { HuntStats } from './present-bonus.ts'

const SQL = `
  SELECT i.id, coalesce(s.avg_stake, 0)::float8 AS avg_stake, coalesce(s.bets_count, 0)::int AS bets_count,
         coalesce(s.open_bets, 0)::int AS open_bets, coalesce(s.potential_points, 0)::float8 AS potential_points,
         coalesce((SELECT jsonb_agg(f.event_id ORDER BY f.event_id) FROM farmed_events f WHERE f.issue_id = i.id), '[]') AS farmed_event_ids
  FROM player_bonuses i
  JOIN bonuses d ON d.id = i.bonus_id AND d.currency IS NOT NULL
  LEFT JOIN LATERAL (
    SELECT round(avg(b.stake + b.cashed_stake) FILTER (WHERE b.currency = d.currency)) AS avg_stake,
           count(*) FILTER (WHERE x.has_farmed) AS bets_count,
           count(*) FILTER (WHERE b.status IN ('submitted', 'waiting_results', 'cashout_in_progress')) AS open_bets,
           sum(div(x.points::numeric * b.stake, b.stake + b.cashed_stake)) FILTER (WHERE b.status IN ('submitted', 'waiting_results', 'cashout_in_progress')) AS potential_points
    FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id WHERE x.issue_id = i.id) s ON true
  WHERE i.player_id = $1`

/** What a player's bets come to for each hunt, by the id of what they have. */
export async function loadStats(db: Db, playerId: number): Promise<ReadonlyMap<number, HuntStats>> {
  const rows = await db.query<HuntStats & { id: number }>(SQL, [playerId])
  return new Map(rows.map(({ id, ...stats }) => [id, stats]))
}
