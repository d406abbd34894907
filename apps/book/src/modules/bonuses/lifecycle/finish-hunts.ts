import { prizes } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { isFarming } from '../definition/definition.ts'
import { movePool } from '../definition/store-definitions.ts'
import { issueBonus } from '../issue-bonuses.ts'
import type { StoredBonus } from '../load-bonuses.ts'
import { findPrize } from './find-prize.ts'

/** Bets that were placed in time count when they are decided; how long they are waited for. */
const PATIENCE = '7 days'
const OVER = `
  SELECT d.id FROM bonuses d
  WHERE d.type IN ('hunting', 'hunting_tournament') AND d.level_status IN ('active', 'paused') AND d.valid_to <= $1
    AND (d.valid_to <= $1 - interval '${PATIENCE}' OR NOT EXISTS (
      SELECT 1 FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id
      WHERE x.bonus_id = d.id AND b.status IN ('submitted', 'waiting_results', 'cashout_in_progress')))
  ORDER BY d.id`

/**
 * Ends hunts whose time is over and whose bets are decided: places win, and what is left goes back to the house.
 * Returns how many free bets were given.
 */
export async function finishHunts(db: Db, now: number): Promise<number> {
  let given = 0
  for (const { id } of await db.query<{ id: number }>(OVER, [new Date(now)])) given += await finishHunt(db, id, now)
  return given
}

/** Ends a hunt now, before its time; nothing happens where it is over. */
export function finishHunt(db: Db, id: number, now: number): Promise<number> {
  return db.tx(async (tx) => {
    const [row] = await tx.query<{ definition: StoredBonus['definition']; pool: number }>(
      `UPDATE bonuses SET level_status = 'finished' WHERE id = $1 AND level_status <> 'finished' RETURNING definition, pool::float8 AS pool`,
      [id],
    )
    if (row === undefined || !isFarming(row.definition)) return 0
    const given =
      row.definition.type === 'hunting_tournament' ? await payPlaces(tx, id, row.definition, row.pool, now) : 0
    const [left] = await tx.query<{ pool: bigint; currency: string }>(
      `UPDATE bonuses d SET pool = 0, pool_version = pool_version + 1 FROM (SELECT id, pool FROM bonuses WHERE id = $1) o
       WHERE d.id = o.id RETURNING o.pool, d.currency`,
      [id],
    )
    if (left !== undefined && left.pool > 0n) await movePool(tx, 'bonus_pool_closed', left.currency, left.pool, now)
    return given
  })
}

async function payPlaces(
  tx: Db,
  id: number,
  definition: Extract<StoredBonus['definition'], { type: 'hunting_tournament' }>,
  pool: number,
  now: number,
): Promise<number> {
  const prize = await findPrize(tx, definition.prize)
  if (prize === null) return 0
  const ranked = await tx.query<{ player_id: number; points: number; is_barred: boolean }>(
    `SELECT player_id, points::float8 AS points, is_barred(player_id, $3) FROM player_bonuses i WHERE bonus_id = $1 AND activated_at IS NOT NULL AND points > 0
     ORDER BY points DESC, points_at, id LIMIT $2`,
    [id, definition.prizes.length, new Date(now)],
  )
  const won = prizes(
    definition.prizes,
    pool,
    ranked.map(({ points }) => points),
  )
  let given = 0
  for (const [place, { player_id, is_barred: isBarred }] of ranked.entries()) {
    const amount = won[place] ?? 0
    // A player on a break or excluded keeps the place and gets no free bet: it would draw them back.
    if (amount === 0 || isBarred) continue
    const gift = { bonus: prize, playerId: player_id, source: `place:${place + 1}:${id}`, now }
    const { currency } = definition
    if ((await issueBonus(tx, { ...gift, prize: { amount, currency, pool: id } })) !== null) given++
  }
  return given
}
