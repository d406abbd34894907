import type { Db } from '../../db/index.ts'

/** The use of a bonus so far; money in subunits of a currency. */
export interface BonusReport {
  readonly key: string
  readonly type: string
  readonly level_status: string
  readonly issued: number
  readonly used: number
  readonly expired: number
  readonly currency: string | null
  readonly pool: bigint
  readonly bets: number
  readonly staked: bigint
  readonly paid: bigint
}

/**
 * One row for each bonus and currency of its bets, by key. `staked` is what the house gave, `paid` what these bets
 * paid.
 */
export function reportBonuses(db: Db): Promise<BonusReport[]> {
  return db.query<BonusReport & object>(`
    SELECT d.key, d.type, d.level_status, i.issued, i.used, i.expired, coalesce(d.currency, s.currency) AS currency, d.pool,
           coalesce(s.bets, 0)::int AS bets, coalesce(s.staked, 0)::bigint AS staked, coalesce(s.paid, 0)::bigint AS paid
    FROM bonuses d
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS issued, coalesce(sum(times_used), 0)::int AS used, (count(*) FILTER (WHERE expired_at IS NOT NULL))::int AS expired
      FROM player_bonuses WHERE bonus_id = d.id) i
    LEFT JOIN LATERAL (
      SELECT b.currency, count(*) AS bets, sum(b.stake) FILTER (WHERE x.is_house) AS staked,
             sum(b.win_amount) FILTER (WHERE b.status = 'done') AS paid
      FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id WHERE x.bonus_id = d.id AND NOT x.is_returned GROUP BY 1) s ON true
    ORDER BY d.key, 7`)
}
