import type { MarketRef } from '../pricing/fair.ts'
import { numberIn, parseSpecifier, type SpecifierValues } from './specifier.ts'
import type { MarketDescriptor } from './types.ts'

/**
 * Which custom bets a market may go into: markets that share a group can be priced together. [] where it cannot: the
 * sport has no joint distribution, or the market may return stakes (only x.5 lines go together).
 */
export function customGroups(
  { customBet }: Pick<MarketDescriptor, 'customBet'>,
  { specifier }: MarketRef,
): readonly string[] {
  if (customBet === null) return []
  const values = parseSpecifier(specifier)
  if (mayReturn(values)) return []
  const { group, per, certainTo = {} } = customBet
  for (const [key, last] of Object.entries(certainTo)) {
    if ((numberIn(values, key) ?? Number.POSITIVE_INFINITY) > last) return []
  }
  return [per === undefined ? group : `${group}_${values[per]}`]
}

/** Whole and quarter lines; a European handicap (`0:1`) is no number and has a winner always. */
function mayReturn(values: SpecifierValues): boolean {
  const lines = [numberIn(values, 'total'), numberIn(values, 'hcp')]
  return lines.some((line) => line !== null && Math.abs(line % 1) !== 0.5)
}
