import { mostOfBox } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { isFreebet, type LootboxDefinition } from '../definition/definition.ts'
import { loadBonuses, type StoredBonus } from '../load-bonuses.ts'

/** Never used, not even by a bet that gave it back: what a correction takes back is what the bet was placed with. */
const UNTOUCHED = `
  SELECT i.id FROM player_bonuses i
  WHERE i.player_id = $1 AND i.amount IS NOT NULL AND i.boost_multiplier = 10000 AND i.times_used = 0 AND i.expired_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM bet_bonuses x WHERE x.issue_id = i.id)`

/** Free bets of a player that were neither used nor raised, and may be raised. */
export async function loadUntouched(db: Db, playerId: number): Promise<readonly StoredBonus[]> {
  const ids = new Set((await db.query<{ id: number }>(UNTOUCHED, [playerId])).map(({ id }) => id))
  if (ids.size === 0) return []
  const bonuses = await loadBonuses(db, playerId)
  return bonuses.filter(({ definition, issue }) => isFreebet(definition) && issue !== null && ids.has(issue.id))
}

/** Whether a free bet can be raised by all that may be in a box: what cannot be given is no chance. */
export function canRaise({ definition }: StoredBonus, { contents }: Pick<LootboxDefinition, 'contents'>): boolean {
  return isFreebet(definition) && definition.boost_max !== null && definition.boost_max >= mostOfBox(contents)
}
