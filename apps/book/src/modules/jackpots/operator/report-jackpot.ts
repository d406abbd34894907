import type { Db } from '../../../db/index.ts'
import { faultyDraws } from '../audit/faulty-draws.ts'

export interface LevelReport {
  readonly level: string
  readonly round: number
  /** In subunits. */
  readonly pool: bigint
  readonly draws: number
  readonly hits: number
  /** Hits that the stated chances let expect of the bets that were drawn. */
  readonly expected: number
  readonly won: bigint
}

export interface JackpotReport {
  readonly code: string
  readonly status: string
  readonly currency: string
  readonly levels: readonly LevelReport[]
  readonly waiting: number
  /** Draws that the stored seeds do not give. */
  readonly faults: readonly string[]
}

const JACKPOT = `
  SELECT j.id, j.code, j.status, j.currency,
         (SELECT count(*)::int FROM jackpot_entries e WHERE e.jackpot_id = j.id AND e.state = 'waiting') AS waiting
  FROM jackpots j WHERE j.code = $1 ORDER BY j.id DESC LIMIT 1`
const LEVELS = `
  SELECT j.definition -> 'levels' -> r.level::integer ->> 'code' AS level, max(r.round) AS round,
         coalesce(sum(r.pool / 1000000) FILTER (WHERE r.ended_at IS NULL), 0)::bigint AS pool,
         coalesce(sum(d.draws), 0)::int AS draws, coalesce(sum(d.hits), 0)::int AS hits, coalesce(sum(d.expected), 0)::float AS expected,
         coalesce(sum(h.amount), 0)::bigint AS won
  FROM jackpot_rounds r JOIN jackpots j ON j.id = r.jackpot_id
  LEFT JOIN (SELECT round_id, count(*) AS draws, count(*) FILTER (WHERE is_hit) AS hits,
                    sum(win_weight::float / (win_weight + miss_weight)) AS expected
             FROM jackpot_draws GROUP BY 1) d ON d.round_id = r.id
  LEFT JOIN jackpot_hits h ON h.round_id = r.id
  WHERE r.jackpot_id = $1 GROUP BY r.level, 1 ORDER BY r.level`

/** The state of a jackpot, with all of its draws repeated; null: there is none of that code. */
export async function reportJackpot(db: Db, code: string): Promise<JackpotReport | null> {
  const [jackpot] = await db.query<{ id: number; code: string; status: string; currency: string; waiting: number }>(
    JACKPOT,
    [code],
  )
  if (jackpot === undefined) return null
  const { id, ...rest } = jackpot
  const levels = await db.query<LevelReport & object>(LEVELS, [id])
  return { ...rest, levels, faults: await faultyDraws(db, id) }
}
