import type { Catalogue } from '../../catalogue/index.ts'
import type { BoardMarketInput, PriceBoard } from '../../pricing/index.ts'
import type { Publication } from '../publish/publication.ts'
import { entryOf, type HeldRace, statusOf } from './held-race.ts'
import { priceRace } from './price-race.ts'

/** Where races are seen. */
export interface Shown {
  readonly catalogue: Catalogue
  readonly board: PriceBoard
  readonly publication: Publication
}

/** Shows a race as it stands now; `told`: and says so. */
export function showRace({ catalogue, publication }: Shown, held: HeldRace, at: number, told: boolean): void {
  const { id } = held.race
  const version = Math.max(at, (catalogue.book.get(id)?.version ?? 0) + 1)
  const entry = entryOf(held, catalogue.reference().competitors, version)
  if (entry === null) return
  catalogue.book.put(entry)
  if (told) publication.status(id, at)
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
  const last = shown.board.match(held.race.id)?.markets.values() ?? []
  put(
    shown,
    held,
    [...last].map((market) => ({ ...market, status: -1 })),
    at,
  )
}

/** The off, or the end: nothing of it can be bet on any more. */
export function closeRace(shown: Shown, held: HeldRace, at: number): void {
  put(shown, held, [], at)
}

function put({ board, publication }: Shown, held: HeldRace, markets: readonly BoardMarketInput[], at: number): void {
  if (held.tournament === null) return
  const update = { at, status: statusOf(held), betStop: null, markets }
  publication.markets(board.put(held.race.id, update), at)
}

/** An operator called it off. */
export function callOff({ catalogue, board, publication }: Shown, held: HeldRace, at: number): void {
  const { id } = held.race
  const entry = catalogue.book.get(id)
  if (entry?.type === 'race') {
    catalogue.book.put({ ...entry, status: 5, version: Math.max(at, entry.version + 1) })
    publication.markets(board.put(id, { at, status: 5, betStop: null, markets: [] }), at)
    publication.status(id, at)
    publication.flush(at)
  }
  forgetRace({ catalogue, board }, id)
}

export function forgetRace({ catalogue, board }: Pick<Shown, 'catalogue' | 'board'>, id: number): void {
  catalogue.book.remove(id)
  board.remove(id)
}
