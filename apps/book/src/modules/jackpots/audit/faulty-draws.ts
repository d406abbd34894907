import { commitmentOf, createDraw, drawSubject } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'

interface RecordedDraw {
  readonly round_id: number
  readonly jackpot_id: number
  readonly level: string
  readonly seed: string
  readonly commitment: string
  readonly bet_id: bigint
  readonly client_key: string
  readonly win_weight: bigint
  readonly miss_weight: bigint
  readonly was_due: boolean
  readonly is_hit: boolean
}

const DRAWS = `
  SELECT d.round_id, r.jackpot_id, j.definition -> 'levels' -> r.level::integer ->> 'code' AS level, r.seed, r.commitment, d.bet_id,
         coalesce(d.client_key, e.client_key, '') AS client_key, d.win_weight, d.miss_weight, d.was_due, d.is_hit
  FROM jackpot_draws d JOIN jackpot_rounds r ON r.id = d.round_id JOIN jackpots j ON j.id = r.jackpot_id
  LEFT JOIN jackpot_entries e ON e.bet_id = d.bet_id AND e.jackpot_id = r.jackpot_id
  WHERE $1::int IS NULL OR r.jackpot_id = $1 ORDER BY d.round_id, d.bet_id`

/**
 * Draws that the seed of their round does not give, or whose seed is not the one that was promised. Of one jackpot, or
 * of all (null).
 */
export async function faultyDraws(db: Db, jackpotId: number | null): Promise<string[]> {
  const draws = new Map<number, ReturnType<typeof createDraw>>()
  const faults: string[] = []
  for (const row of await db.query<RecordedDraw & object>(DRAWS, [jackpotId])) {
    const place = `round ${row.round_id}, bet ${row.bet_id}`
    if (!draws.has(row.round_id) && commitmentOf(row.seed) !== row.commitment)
      faults.push(`${place}: another seed was promised`)
    const draw = draws.get(row.round_id) ?? createDraw(row.seed)
    draws.set(row.round_id, draw)
    const { jackpot_id: id, level: levelCode, client_key: clientKey } = row
    const subject = drawSubject({ jackpotId: id, levelCode, betId: Number(row.bet_id), clientKey })
    const isHit = row.was_due || draw(subject, [Number(row.win_weight), Number(row.miss_weight)]) === 0
    if (isHit !== row.is_hit) faults.push(`${place}: ${row.is_hit ? 'won' : 'did not win'}, against the draw`)
  }
  return faults
}
