import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { isFreebet } from '../definition/definition.ts'
import { findBonus, statusOf, whoAsks } from '../load-bonuses.ts'
import type { BonusesPorts } from '../ports.ts'
import { presentBonus } from '../views/present-bonus.ts'
import { presentTerms } from './asking.ts'

/** Starts what the player has. Where one free bet at a time may run, the others wait until they are started again. */
export function activateBonus(ports: BonusesPorts): Handler<'activateBonus'> {
  return async ({ params, player, country, locale }) => {
    const { db, clock } = ports
    const { playerId } = player
    const now = clock.now()
    const bonus = await findBonus(db, playerId, params.id)
    if (bonus?.issue == null) return refuse('not_found')
    const who = await whoAsks(db, playerId, country, now)
    const status = statusOf(bonus, who, now)
    if (status !== 'active' && status !== 'available' && status !== 'overridden') return refuse('bonus_not_available')
    const { id } = bonus.issue
    if (status !== 'active') {
      const overrides = isFreebet(bonus.definition) && !ports.terms.multipleFreebets
      await db.tx(async (tx) => {
        // All of them in one order: two that are started at once override each other one after the other.
        await tx.query('SELECT id FROM player_bonuses WHERE player_id = $1 ORDER BY id FOR UPDATE', [playerId])
        if (overrides) {
          await tx.query(
            `UPDATE player_bonuses SET overridden = true
             WHERE player_id = $1 AND id <> $2 AND amount IS NOT NULL AND activated_at IS NOT NULL AND expired_at IS NULL AND times_used < uses_count`,
            [playerId, id],
          )
        }
        await tx.query(
          'UPDATE player_bonuses SET activated_at = coalesce(activated_at, $2), overridden = false WHERE id = $1 AND expired_at IS NULL',
          [id, new Date(now)],
        )
      })
    }
    const started = await findBonus(db, playerId, id)
    if (started === null) return refuse('not_found')
    return { data: presentBonus(started, await presentTerms(ports, { player, country, locale }, who)) }
  }
}
