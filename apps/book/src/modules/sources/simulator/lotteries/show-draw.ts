import { EVENT_STATUS, MARKET_STATUS } from '@touchline/betting'
import { drawFair, priceBook } from '@touchline/sports'
import type { DrawEntry } from '../../../catalogue/index.ts'
import { closeMarket, type OfferSink } from '../../../offer/index.ts'
import { entryOf, type HeldDraw, statusOf } from './held-draw.ts'

/** Where draws are seen. */
export interface Shown {
  readonly sink: OfferSink
}

/** Puts a draw on offer. Its prices never move: every ball is as likely as any other. */
export function offerDraw({ sink }: Shown, held: HeldDraw, at: number): void {
  const entry = entryOf(held, at)
  if (entry === null) return
  sink.event(entry)
  const fair = drawFair({ rules: held.draw.rules, phase: 'not_started' })
  const markets = priceBook(fair, { sport: 'lottery', phase: 'prematch', betStop: null })
  sink.putPrices(held.draw.id, { at, status: entry.status, betStop: null, markets })
}

/** Shows what has happened: betting closes with the start, balls come, and with the last one all is decided. */
export function showMove({ sink }: Shown, held: HeldDraw, at: number): void {
  const { id } = held.draw
  const last = sink.events.get(id)
  const entry = entryOf(held, Math.max(at, (last?.version ?? 0) + 1))
  if (entry === null) return
  if (last?.status !== entry.status) {
    const isDecided = held.endedAt !== null
    const { settled, suspended } = MARKET_STATUS
    const markets = [...(sink.board.event(id)?.markets.values() ?? [])].map((market) =>
      isDecided ? closeMarket(market, settled) : { ...market, status: suspended },
    )
    sink.putPrices(id, { at, status: statusOf(held), betStop: null, markets })
  }
  sink.event(entry)
}

/** Removes a draw that an operator cancelled, and sends its last status. */
export function withdrawDraw({ sink }: Shown, held: HeldDraw, at: number): void {
  const { id } = held.draw
  const entry = sink.events.get(id)
  if (entry?.type !== 'draw') return
  const gone: DrawEntry = { ...entry, status: EVENT_STATUS.not_covered, version: Math.max(at, entry.version + 1) }
  const last = [...(sink.board.event(id)?.markets.values() ?? [])]
  const markets = last.map((market) => closeMarket(market, MARKET_STATUS.cancelled))
  sink.putPrices(id, { at, status: gone.status, betStop: null, markets })
  sink.event(gone)
  sink.remove(id)
}
