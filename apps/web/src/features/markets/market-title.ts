import type { Market } from '@touchline/contract'
import { lineOf } from './short-label.ts'

/** A ladder's name without the line at its end: 'Total points 2.5 (incl. overtime)' is 'Total points (incl. overtime)'. */
export function ladderTitle(market: Pick<Market, 'name' | 'specifier'>): string {
  const line = lineOf(market.specifier)
  if (line === null) return market.name
  const digits = line.replace(/^[+-]/, '').replace('.', '[.,]')
  return market.name.replace(new RegExp(`\\s+\\(?[+\\-−±]?${digits}\\)?(?=$|\\s*\\()`), '')
}
