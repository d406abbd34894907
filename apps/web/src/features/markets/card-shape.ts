import type { MarketCardData } from './group-markets.ts'
import { apart } from './row-label.ts'
import { arranged } from './score-grid.ts'
import { lineOf } from './short-label.ts'

/** How the prices of a card are laid out, the same as long as its markets are of the same kind. */
export interface CardShape {
  /** Names of the sides over the columns of a ladder with one row per line; empty where each price has its own name. */
  readonly heads: readonly string[]
  /** Whether the line leads its row; where each side has its own, as in handicaps, it is in the price's box. */
  readonly hasLineColumn: boolean
  /** How the prices look: alone, beside their name, or below it. */
  readonly look: 'price' | 'row' | 'stack'
}

/** The longest name that fits beside its price in one of three columns, as a score does, in letters. */
const SHORT = 6

/** Height of one price in px, on a wide screen; a phone's is 4 px more. */
export const CELL = { price: 36, row: 40, stack: 46 } as const
export const HEADS = 24
/** Between the balanced line and the others. */
export const RULE = 9
export const GAP = 4

function shape({ lines, columns }: MarketCardData): CardShape {
  const parts = lines.map(({ market }) => arranged(market).map((outcome) => apart(market, outcome?.name ?? '')))
  const [first = []] = parts
  const isLadder = lines.every(({ market }) => lineOf(market.specifier) !== null)
  const hasLineColumn = isLadder && parts.every((row) => row.every(([, line]) => line !== '' && line === row[0]?.[1]))
  const isTable =
    isLadder &&
    columns > 1 &&
    columns <= 3 &&
    parts.every(
      (row) => row.length === columns && row.every(([name, line], at) => line !== '' && name === first[at]?.[0]),
    )
  if (isTable) return { heads: first.map(([name]) => name), hasLineColumn, look: hasLineColumn ? 'price' : 'row' }
  const isShort = first.every(([name, line]) => name.length <= SHORT && line === '')
  return { heads: [], hasLineColumn, look: columns < 3 || isShort ? 'row' : 'stack' }
}

const kept = new WeakMap<MarketCardData, CardShape>()

/** How a card is laid out. */
export function shapeOf(card: MarketCardData): CardShape {
  const known = kept.get(card)
  if (known) return known
  const made = shape(card)
  kept.set(card, made)
  return made
}

/** Height of one price of a card in px. */
export function cellOf({ heads, look }: CardShape): number {
  return heads.length > 0 ? CELL.price : CELL[look]
}
