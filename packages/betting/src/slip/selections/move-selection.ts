import type { OrdinaryBet, SlipBet } from '../bet.ts'
import { isOrdinary, ordinarySelections } from './selections.ts'

/** The list with one of its items at another place. */
function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined) return items
  const others = items.filter((_, at) => at !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/**
 * Bets with a selection at another place of their order: one of a combo or system among its legs, a single with its
 * stake among the singles. Changes nothing but the order, and nothing where the place is none.
 */
export function moveSelection(bets: readonly SlipBet[], id: string, to: number): readonly SlipBet[] {
  const ordinary = bets.filter(isOrdinary)
  const from = ordinarySelections(bets).findIndex((leg) => leg.id === id)
  const count = ordinarySelections(bets).length
  if (from < 0 || from === to || !Number.isInteger(to) || to < 0 || to >= count) return bets
  const [first] = ordinary
  const next: readonly OrdinaryBet[] =
    ordinary.length === 1 && first !== undefined
      ? [{ ...first, selections: moved(first.selections, from, to) }]
      : moved(ordinary, from, to)
  return [...next, ...bets.filter((bet) => !isOrdinary(bet))]
}
