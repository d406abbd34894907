import type { Handler } from '../../../kernel/handler.ts'
import type { BonusesPorts } from '../ports.ts'

/** Marks what is the player's as seen; other ids are left alone. */
export function markBonusesAsSeen({ db }: BonusesPorts): Handler<'markBonusesAsSeen'> {
  return async ({ body, player }) => {
    const ids = body.bonuses.map(({ id }) => id).filter((id) => id <= 2_147_483_647)
    await db.query(
      `UPDATE player_bonuses SET seen = true
       WHERE player_id = $1 AND NOT seen AND (id = ANY ($2::int[]) OR bonus_id = ANY ($2::int[]) AND amount IS NULL)`,
      [player.playerId, ids],
    )
    return null
  }
}
