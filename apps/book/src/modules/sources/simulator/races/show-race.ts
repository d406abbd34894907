import { EVENT_STATUS, MARKET_STATUS } from '@touchline/betting'
import type { Catalogue } from '../../../catalogue/index.ts'
import type { OfferSink } from '../../../offer/index.ts'
import type { BoardMarketInput } from '../../../pricing/index.ts'
import { entryOf, type HeldRace, statusOf } from './held-race.ts'
import { priceRace } from './price-race.ts'

/** Where races are seen. */
export interface Shown {
  readonly catalogue: Catalogue
  readonly sink: OfferSink
}

/** Shows the current state of a race. */
export function showRace({ catalogue, sink }: Shown, held: HeldRace, at: number): void {
  const { id } = held.race
  const version = Math.max(at, (sink.events.get(id)?.version ?? 0) + 1)
  const entry = entryOf(held, catalogue.reference().competitors, version)
  if (entry !== null) sink.event(entry)
}

/** Makes its prices. */
export function offerRace(shown: Shown, held: HeldRace, at: number): void {
  const before = held.race.startsAt - at
  held.dueAt =
    at + (before > 2 * 3_600_000 ? 600_000 : before > 600_000 ? 60_000 : 15_000) * (1 + (held.race.id % 16) / 16)
  put(shown, held, priceRace(held, at), at)
}

/** Betting stops while a runner is taken out: no price of before may be taken after. */
export function stopRace(shown: Shown, held: HeldRace, at: number): void {
  const last = shown.sink.board.event(held.race.id)?.markets.values() ?? []
  put(
    shown,
    held,
    [...last].map((market) => ({ ...market, status: MARKET_STATUS.suspended })),
    at,
  )
}

/** The off, or the end: nothing of it can be bet on any more. */
export function closeRace(shown: Shown, held: HeldRace, at: number): void {
  put(shown, held, [], at)
}

function put({ sink }: Shown, held: HeldRace, markets: readonly BoardMarketInput[], at: number): void {
  if (held.tournament === null) return
  sink.putPrices(held.race.id, { at, status: statusOf(held), betStop: null, markets })
}

/** An operator called it off. */
export function callOff({ sink }: Pick<Shown, 'sink'>, held: HeldRace, at: number): void {
  const { id } = held.race
  const entry = sink.events.get(id)
  if (entry?.type === 'race') {
    sink.putPrices(id, { at, status: EVENT_STATUS.not_covered, betStop: null, markets: [] })
    sink.event({ ...entry, status: EVENT_STATUS.not_covered, version: Math.max(at, entry.version + 1) })
  }
  sink.remove(id)
}
