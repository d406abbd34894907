import type { Market } from '@touchline/contract'
import { lineOf } from './short-label.ts'

/**
 * Numbers at the end of a name or before a bracket. One expression for all lines: creating one costs more than the rest
 * here.
 */
const NUMBER_AT_END = /\s+\(?[+\-−±]?(\d[\d.,:]*)\)?(?=$|\s*\()/g

/**
 * A ladder's name without the line at its end: 'Total points 2.5 (incl. overtime)' is 'Total points (incl. overtime)'.
 */
export function ladderTitle(market: Pick<Market, 'name' | 'specifier'>): string {
  const line = lineOf(market.specifier)
  if (line === null) return market.name
  const digits = line.replace(/^[+-]/, '')
  let isCut = false
  return market.name.replace(NUMBER_AT_END, (whole, found: string) => {
    if (isCut || found.replace(',', '.') !== digits) return whole
    isCut = true
    return ''
  })
}
