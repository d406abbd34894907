import type { Db } from '../../../db/index.ts'
import { issueBonus } from '../issue-bonuses.ts'
import type { StoredBonus } from '../load-bonuses.ts'
import { findPrize } from './find-prize.ts'

const BATCH = 100

interface Reached {
  readonly id: number
  readonly player_id: number
  readonly points: number
  readonly steps_paid: number
  readonly bonus_id: number
  readonly pool: number
  readonly definition: StoredBonus['definition']
}

/**
 * Gives the free bets of rungs that were reached, each once. A pool that does not hold the next one ends the ladder
 * there until stakes have fed it. Returns how many were given.
 */
export async function paySteps(db: Db, now: number): Promise<number> {
  const reached = await db.query<Reached & object>(
    `SELECT i.id, i.player_id, i.points::float8 AS points, i.steps_paid, i.bonus_id, d.pool::float8 AS pool, d.definition
     FROM player_bonuses i JOIN bonuses d ON d.id = i.bonus_id AND d.type = 'hunting' AND d.level_status = 'active'
     WHERE i.points >= (d.definition -> 'steps' -> i.steps_paid ->> 'points')::bigint
       AND d.pool >= (d.definition -> 'steps' -> i.steps_paid ->> 'amount')::bigint
       AND NOT is_barred(i.player_id, $1)
     ORDER BY i.id LIMIT ${BATCH}`,
    [new Date(now)],
  )
  let given = 0
  for (const row of reached) if (await payStep(db, row, now)) given++
  return given
}

function payStep(
  db: Db,
  { id, player_id, points, steps_paid, bonus_id, definition }: Reached,
  now: number,
): Promise<boolean> {
  return db.tx(async (tx) => {
    const step = definition.type === 'hunting' ? definition.steps[steps_paid] : undefined
    if (definition.type !== 'hunting' || step === undefined || points < step.points) return false
    const prize = await findPrize(tx, definition.prize)
    if (prize === null) return false
    const { currency } = definition
    const gift = { bonus: prize, playerId: player_id, source: `step:${steps_paid + 1}:${bonus_id}`, now }
    const issued = await issueBonus(tx, { ...gift, prize: { amount: step.amount, currency, pool: bonus_id } })
    if (issued === null) return false
    await tx.query('UPDATE player_bonuses SET steps_paid = steps_paid + 1 WHERE id = $1 AND steps_paid = $2', [
      id,
      steps_paid,
    ])
    return true
  })
}
