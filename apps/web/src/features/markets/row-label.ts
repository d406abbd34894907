import type { Market, Outcome } from '@touchline/contract'
import type { EventNames } from '../slip/index.ts'
import { lineOf } from './short-label.ts'

/** What is on a price of the match page: two outcomes of a market never read the same, however little room there is. */
export interface RowLabel {
  /** May wrap, and gives way to `short` where it does not fit. */
  readonly name: string
  /** The line, with its sign; never cut. Empty where there is none. */
  readonly line: string
  /** 1, X or 2 in place of the sides and the draw; the same as `name` where none is in it. */
  readonly short: string
}

const IN_BRACKETS = /^(.*?)\s*\(([^()]*\d[^()]*)\)$/u
const AT_THE_END = /^(.*?)\s+([+\-−]?\d+(?:[.,]\d+)?)$/u

/** A name and its line: "Napoli (-1.25)", "Over 2.5". Names of sides may end in numbers: only ladders are divided. */
export function apart(market: Pick<Market, 'specifier'>, name: string): readonly [string, string] {
  if (lineOf(market.specifier) === null) return [name, '']
  const [, before, line] = IN_BRACKETS.exec(name) ?? AT_THE_END.exec(name) ?? []
  return before && line ? [before, line.replaceAll('-', '−')] : [name, '']
}

const WORDS_BETWEEN = /^([1X2])\s+\p{L}+\s+([1X2])$/u

/** A name with 1, X and 2 in place of the sides and the draw; "1X" of two that either may win. */
function shortened(name: string, event: Pick<EventNames, 'nameA' | 'nameB'>, draw: string): string {
  const parts = [
    [event.nameA, '1'],
    [event.nameB, '2'],
    [draw, 'X'],
  ].filter(([word]) => word) as [string, string][]
  let short = name
  for (const [word, sign] of parts.sort(([a], [b]) => b.length - a.length)) {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    short = short.replace(new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'giu'), sign)
  }
  return short.replace(WORDS_BETWEEN, '$1$2').replace(/\s*\/\s*/g, '/')
}

/** @param draw what a draw is called in the page's language */
export function rowLabel(market: Market, outcome: Outcome, event: EventNames, draw: string): RowLabel {
  const [name, line] = apart(market, outcome.name)
  return { name, line, short: shortened(name, event, draw) }
}
