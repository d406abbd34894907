import type { ShownMarket } from '../../live/index.ts'
import { cellOf, GAP, HEADS, RULE, shapeOf } from './card-shape.ts'
import type { MarketCardData } from './group-markets.ts'
import { arranged } from './score-grid.ts'
import { balancedFirst, linesAround, linesAtAGlance } from './shown-lines.ts'

/** A card in its place: its column, and the rows it shows, among them those that are no longer on offer. */
export interface PlacedCard {
  readonly card: MarketCardData
  readonly column: 1 | 2
  readonly rows: readonly ShownMarket[]
  /** Whether all lines are shown, by the viewer's choice. */
  readonly whole: boolean
  /** Whether there is, or was when it came into sight, more than is shown at a glance. */
  readonly folds: boolean
  /** Phase of the match in which its rows were chosen. */
  readonly stage: number
}

/** What the viewer sees and touches now, and what they requested. */
export interface CardsInUse {
  readonly isOnScreen: (key: string) => boolean
  /** The pointer or the focus is in it. */
  readonly isInHand: (key: string) => boolean
  readonly isWhole: (key: string) => boolean
  readonly isCollapsed: (key: string) => boolean
  readonly stage: number
}

/** A card without prices, with the gap below it. */
const HEADER = 48
/** Around the prices. */
const PADDING = 8

/** Rows of prices that some lines take. */
export function rowsOf(lines: readonly ShownMarket[], columns: number): number {
  return lines.reduce((rows, { market }) => rows + Math.ceil(arranged(market).length / columns), 0)
}

/** Whether the first line of a ladder has a rule below it, whose space stays while the balanced line is elsewhere. */
export function isSetApart(rows: readonly ShownMarket[]): boolean {
  return rows.length > 1
}

/** Whether a card has more lines than it shows at a glance. */
function isFolding({ lines }: MarketCardData): boolean {
  return linesAtAGlance(lines).length < lines.length
}

function heightOf({ card, rows }: PlacedCard, collapsed: boolean): number {
  if (collapsed) return HEADER
  const shape = shapeOf(card)
  const above = (shape.heads.length > 0 ? HEADS : 0) + (isSetApart(rows) ? RULE : 0)
  return HEADER + PADDING + above + rowsOf(rows, card.columns) * (cellOf(shape) + GAP)
}

function freshRows({ lines }: MarketCardData, whole: boolean): readonly ShownMarket[] {
  return balancedFirst(whole ? lines : linesAtAGlance(lines))
}

/** How far each column reaches, in px. */
interface Heights {
  1: number
  2: number
}

export function heightsOf(placed: readonly PlacedCard[], { isCollapsed }: Pick<CardsInUse, 'isCollapsed'>): Heights {
  const heights = { 1: 0, 2: 0 }
  for (const one of placed) heights[one.column] += heightOf(one, isCollapsed(one.card.key))
  return heights
}

function place(card: MarketCardData, heights: Heights, use: CardsInUse): PlacedCard {
  const whole = use.isWhole(card.key)
  const rows = freshRows(card, whole)
  return { card, whole, column: heights[1] <= heights[2] ? 1 : 2, rows, folds: isFolding(card), stage: use.stage }
}

/** Cards as a group of them opens: in order, each in the column that ends first. */
export function placeCards(cards: readonly MarketCardData[], use: CardsInUse): PlacedCard[] {
  const heights = { 1: 0, 2: 0 }
  return cards.map((card) => {
    const placed = place(card, heights, use)
    heights[placed.column] += heightOf(placed, use.isCollapsed(card.key))
    return placed
  })
}

const locked = (line: ShownMarket): ShownMarket =>
  line.suspended && !line.balanced ? line : { ...line, suspended: true, balanced: false }

/** The same lines with the balanced one on top; unchanged where no line is balanced now. */
function inOrder(lines: readonly ShownMarket[]): readonly ShownMarket[] {
  if (!lines.some(({ balanced }) => balanced)) return lines
  return balancedFirst(lines)
}

/** Rows of a card that stays: the same lines in the same places, unless the card is out of use or none is left. */
function keptRows(held: PlacedCard, card: MarketCardData, use: CardsInUse): readonly ShownMarket[] {
  const whole = use.isWhole(card.key)
  if (whole !== held.whole || !use.isOnScreen(card.key)) return freshRows(card, whole)
  const offered = new Map(card.lines.map((line) => [line.market.specifier, line]))
  const kept = held.rows.map((line) => offered.get(line.market.specifier) ?? locked(line))
  if (use.isInHand(card.key)) return kept
  const shown = new Set(held.rows.map(({ market }) => market.specifier))
  const balanced = card.lines.find((line) => line.balanced)
  const isAskew = balanced !== undefined && !shown.has(balanced.market.specifier)
  const isOver = !kept.some(({ market }) => offered.has(market.specifier))
  if (!isAskew && !isOver && use.stage === held.stage) return inOrder(kept)
  const centred = linesAround(card.lines, held.rows.length)
  const chosen = new Set(centred.map(({ market }) => market.specifier))
  // As many rows as before, so that nothing below moves: those no longer on offer fill up.
  const filling = kept.filter(({ market }) => !chosen.has(market.specifier)).slice(0, held.rows.length - centred.length)
  return balancedFirst([...centred, ...filling])
}

function stay(held: PlacedCard, card: MarketCardData, use: CardsInUse): PlacedCard {
  const folds = use.isOnScreen(card.key) ? held.folds : isFolding(card)
  return { ...held, card, folds, whole: use.isWhole(card.key), rows: keptRows(held, card, use), stage: use.stage }
}

function gone(held: PlacedCard): PlacedCard {
  return { ...held, rows: held.rows.map(locked) }
}

/**
 * The next state of cards that change under the viewer's eyes (MATCH-01): each keeps its column and its place, a ladder
 * keeps its rows. A withdrawn outcome stays locked while it is on screen. A new one takes the place of a withdrawn one
 * of its kind, else its place in the order, or the first place where nothing on screen moves.
 */
export function steadyCards(
  placed: readonly PlacedCard[],
  cards: readonly MarketCardData[],
  use: CardsInUse,
): PlacedCard[] {
  const offered = new Map(cards.map((card) => [card.key, card]))
  const known = new Set(placed.map(({ card }) => card.key))
  const arriving = cards.filter(({ key }) => !known.has(key))
  const next = placed.flatMap((held): PlacedCard[] => {
    const card = offered.get(held.card.key)
    if (card) return [stay(held, card, use)]
    if (!use.isOnScreen(held.card.key)) return []
    const at = use.isInHand(held.card.key) ? -1 : arriving.findIndex((one) => isSuccessor(one, held))
    const [successor] = at === -1 ? [] : arriving.splice(at, 1)
    return successor ? [{ ...place(successor, { 1: 0, 2: 0 }, use), column: held.column }] : [gone(held)]
  })
  for (const card of arriving) {
    const before = cards.slice(0, cards.indexOf(card)).map(({ key }) => key)
    const byOrder = next.findLastIndex((one) => before.includes(one.card.key)) + 1
    const afterScreen = next.findLastIndex((one) => known.has(one.card.key) && use.isOnScreen(one.card.key)) + 1
    const at = next.slice(byOrder).some((one) => use.isOnScreen(one.card.key)) ? afterScreen : byOrder
    next.splice(at, 0, place(card, heightsOf(next, use), use))
  }
  return next
}

/** The next of its kind and of its size: the second goal after the first. */
function isSuccessor(card: MarketCardData, held: PlacedCard): boolean {
  const [one] = card.lines
  const [other] = held.card.lines
  return (
    one?.market.id === other?.market.id &&
    rowsOf(freshRows(card, held.whole), card.columns) === rowsOf(held.rows, held.card.columns) &&
    isFolding(card) === held.folds
  )
}
