import { prizes } from '@touchline/betting'
import type { Handler } from '../../../kernel/handler.ts'
import { pageOf, paginationOf } from '../../../kernel/paging.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findBonus } from '../load-bonuses.ts'
import type { BonusesPorts } from '../ports.ts'
import { hiddenEmail } from '../views/hidden-email.ts'

const RATING_PAGE_SIZE = 20
const RANKED = `
  SELECT i.player_id, i.points::float8 AS points, p.email, p.mobile_phone, count(*) OVER ()::int AS total,
         (row_number() OVER (ORDER BY i.points DESC, i.points_at, i.id))::int AS position,
         (SELECT count(*)::int FROM player_bonuses w WHERE w.player_id = i.player_id AND w.source LIKE 'place:%:' || i.bonus_id) AS freebets
  FROM player_bonuses i JOIN players p ON p.id = i.player_id
  WHERE i.bonus_id = $1 AND i.activated_at IS NOT NULL`

interface RankedRow {
  readonly player_id: number
  readonly points: number
  readonly email: string | null
  readonly mobile_phone: string | null
  readonly total: number
  readonly position: number
  readonly freebets: number
}

/**
 * The leaderboard: the requested page; the first page also has the requesting player's own row where it is further
 * down.
 */
export function getTournamentRating({ db }: BonusesPorts): Handler<'getTournamentRating'> {
  return async ({ params, query, player }) => {
    const bonus = await findBonus(db, player?.playerId ?? null, params.id)
    if (bonus === null || bonus.definition.type !== 'hunting_tournament') return refuse('not_found')
    const { definition, pool } = bonus
    const page = pageOf(query, RATING_PAGE_SIZE)
    const me = player?.playerId ?? 0
    const rows = await db.query<RankedRow & object>(
      `SELECT * FROM (${RANKED}) r WHERE (position > $3 AND position <= $3 + $2) OR (player_id = $4 AND $3 = 0) ORDER BY position`,
      [bonus.id, page.limit, page.offset, me],
    )
    const won = prizes(
      definition.prizes,
      pool,
      definition.prizes.map(() => 1),
    )
    return {
      data: rows.map((row) => ({
        position: row.position,
        current_user: row.player_id === me,
        email: hiddenEmail(row.email ?? row.mobile_phone ?? ''),
        points: row.points,
        farmed_amount: row.points > 0 ? (won[row.position - 1] ?? 0) : 0,
        currency_code: definition.currency,
        farmed_freebets_count: row.freebets,
      })),
      pagination: paginationOf(rows[0]?.total ?? 0, page),
    }
  }
}
