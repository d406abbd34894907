import type { Bonus, Pagination } from '@touchline/contract'
import type { CallRequest } from '../../../kernel/handler.ts'
import { pageOf, paginationOf } from '../../../kernel/paging.ts'
import type { BonusesPorts } from '../ports.ts'
import { presentBonus } from '../views/present-bonus.ts'
import { askingFor, presentTerms } from './asking.ts'
import { isUsable } from './get-bonuses.ts'

/** A list of one kind, page by page, newest first. */
export function listBonuses<T extends Bonus>(ports: BonusesPorts, isKind: (bonus: Bonus) => bonus is T, limit: number) {
  return async ({
    query,
    ...asked
  }: Pick<CallRequest<'getComboboosts'>, 'query' | 'player' | 'country' | 'locale'>): Promise<{
    data: T[]
    pagination: Pagination
  }> => {
    const { player, bonuses } = await askingFor(ports, asked)
    const terms = await presentTerms(ports, asked, player)
    const all = bonuses
      .map((bonus) => presentBonus(bonus, terms))
      .filter(isKind)
      .filter((bonus) => query.isAvailable === undefined || isUsable(bonus) === query.isAvailable)
      .filter((bonus) => query.status === undefined || bonus.status === query.status)
    const page = pageOf(query, limit)
    return { data: all.slice(page.offset, page.offset + page.limit), pagination: paginationOf(all.length, page) }
  }
}
