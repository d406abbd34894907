import type { Market } from '@touchline/contract'
import { lineOf } from './short-label.ts'

/** A ladder's name without the line that the market's own name ends in: 'Total goals 2.5' is 'Total goals'. */
export function ladderTitle(market: Pick<Market, 'name' | 'specifier'>): string {
  const line = lineOf(market.specifier)
  if (line === null) return market.name
  const digits = line.replace(/^[+-]/, '').replace('.', '[.,]')
  return market.name.replace(new RegExp(`\\s*\\(?[+\\-−±]?${digits}\\)?\\s*$`), '')
}
