import type { BonusKind } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findBonus, type StoredBonus, whoAsks } from '../load-bonuses.ts'
import type { BonusesPorts } from '../ports.ts'
import { presentBonus } from '../views/present-bonus.ts'
import { type Asked, presentTerms } from './asking.ts'
import { entryType, entryTypeOf } from './entry-type.ts'

/** One bonus: the player's own, or one that is offered to all players. */
export function getBonus(ports: BonusesPorts): Handler<'getBonus'> {
  return async ({ params, ...asked }) => {
    const bonus = await bonusOfKind(ports, params, asked)
    if (bonus === null) return refuse('not_found')
    const { player, country } = asked
    const who = player === null ? null : await whoAsks(ports.db, player.playerId, country, ports.clock.now())
    return { data: presentBonus(bonus, await presentTerms(ports, asked, who)) }
  }
}

/** The bonus of an address, if its kind is the one in the address. */
export async function bonusOfKind(
  { db }: Pick<BonusesPorts, 'db'>,
  { typeplural, id }: { readonly typeplural: BonusKind; readonly id: number },
  { player }: Pick<Asked, 'player'>,
): Promise<StoredBonus | null> {
  const bonus = await findBonus(db, player?.playerId ?? null, id)
  return bonus !== null && entryType(bonus.definition) === entryTypeOf(typeplural) ? bonus : null
}
