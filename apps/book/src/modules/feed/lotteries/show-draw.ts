import type { Catalogue, DrawEntry } from '../../catalogue/index.ts'
import { type BoardMarketInput, type PriceBoard, priceBook } from '../../pricing/index.ts'
import { drawFair } from '../model/lottery/index.ts'
import type { Publication } from '../publish/publication.ts'
import { entryOf, type HeldDraw, statusOf } from './held-draw.ts'

/** Where draws are seen. */
export interface Shown {
  readonly catalogue: Catalogue
  readonly board: PriceBoard
  readonly publication: Publication
}

/** Puts a draw on offer. Its prices never move: every ball is as likely as any other. */
export function offerDraw({ catalogue, board, publication }: Shown, held: HeldDraw, at: number): void {
  const entry = entryOf(held, at)
  if (entry === null) return
  catalogue.book.put(entry)
  const fair = drawFair({ rules: held.draw.rules, phase: 'not_started' })
  const markets = priceBook(fair, { sport: 'lottery', phase: 'prematch', betStop: null })
  publication.markets(board.put(held.draw.id, { at, status: entry.status, betStop: null, markets }), at)
}

/** Shows what has happened: betting closes with the start, balls come, and with the last one all is decided. */
export function showMove({ catalogue, board, publication }: Shown, held: HeldDraw, at: number): void {
  const { id } = held.draw
  const last = catalogue.book.get(id)
  const entry = entryOf(held, Math.max(at, (last?.version ?? 0) + 1))
  if (entry === null) return
  catalogue.book.put(entry)
  publication.match(id, false, at)
  if (last?.status === entry.status) return
  const isOver = held.endedAt !== null
  const markets = [...(board.match(id)?.markets.values() ?? [])].map((market) => shut(market, isOver ? -3 : -1))
  publication.markets(board.put(id, { at, status: statusOf(held), betStop: null, markets }), at)
  publication.status(id, at)
}

/** A draw that an operator called off leaves, and says so. */
export function withdrawDraw({ catalogue, board, publication }: Shown, held: HeldDraw, at: number): void {
  const { id } = held.draw
  const entry = catalogue.book.get(id)
  if (entry?.type !== 'draw') return
  const gone: DrawEntry = { ...entry, status: 5, version: Math.max(at, entry.version + 1) }
  catalogue.book.put(gone)
  const markets = [...(board.match(id)?.markets.values() ?? [])].map((market) => shut(market, -4))
  publication.markets(board.put(id, { at, status: gone.status, betStop: null, markets }), at)
  publication.status(id, at)
  publication.flush(at)
  forgetDraw({ catalogue, board }, id)
}

export function forgetDraw({ catalogue, board }: Pick<Shown, 'catalogue' | 'board'>, id: number): void {
  catalogue.book.remove(id)
  board.remove(id)
}

function shut(market: BoardMarketInput, status: -1 | -3 | -4): BoardMarketInput {
  if (status === -1) return { ...market, status }
  return { ...market, status, outcomes: market.outcomes.map((outcome) => ({ ...outcome, active: false, odds: 0 })) }
}
