import type { Bonus } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { BonusesPorts } from '../ports.ts'
import { presentBonus } from '../views/present-bonus.ts'
import { askingFor, presentTerms } from './asking.ts'
import { entryType } from './entry-type.ts'

/** Every kind in one list, newest first. */
export function getBonuses(ports: BonusesPorts): Handler<'getBonuses'> {
  return async ({ query, ...asked }) => {
    const { player, bonuses } = await askingFor(ports, asked)
    const terms = await presentTerms(ports, asked, player)
    const counts = new Map<string, number>()
    const data = bonuses
      .map((bonus) => presentBonus(bonus, terms))
      .filter((bonus) => fits(bonus, query))
      .filter((bonus) => {
        const kind = entryType(bonus)
        const count = (counts.get(kind) ?? 0) + 1
        counts.set(kind, count)
        return query.limit_per_type === undefined || count <= query.limit_per_type
      })
    return { data }
  }
}

type Query = Parameters<Handler<'getBonuses'>>[0]['query']

function fits(bonus: Bonus, { status, available, unseen, type }: Query): boolean {
  if (type !== undefined && entryType(bonus) !== type) return false
  if (status !== undefined && bonus.status !== status) return false
  if (available !== undefined && isUsable(bonus) !== available) return false
  return unseen === undefined || (bonus.issued !== null && !bonus.issued.seen) === unseen
}

/** Whether a player can do something with it now. */
export function isUsable({ status }: Bonus): boolean {
  return status === 'available' || status === 'active'
}
