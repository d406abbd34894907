import type { BetRequest } from '@touchline/contract'
import type { BookContext } from '../../apps/book/src/context.ts'
import { createCatalogue, eventDirectory } from '../../apps/book/src/modules/catalogue/index.ts'
import { testCompetitor, testTournament } from '../../apps/book/src/modules/catalogue/testing/test-entries.ts'
import { OUTRIGHT_WINNER } from '../../apps/book/src/modules/pricing/index.ts'

const DAY_MS = 24 * 3_600_000
const SPECIFIER = 'variant=bench'

/** A championship with many competitors, and a book that takes bets on it but stores none. */
export interface LargeMarket {
  readonly context: BookContext
  selection(competitor: number): BetRequest['selections'][number]
  /** The feed says that the prices are still right. */
  confirm(): void
}

export function offerMarket(context: BookContext, size: number): LargeMarket {
  const { board, clock, db } = context
  const catalogue = createCatalogue(db, board)
  const competitors = Array.from({ length: size }, (_, i) => testCompetitor(i + 1, `Competitor ${i + 1}`))
  const names = { en: 'Championship', de: 'Meisterschaft' }
  const [startsAt, endsAt] = [clock.now() + DAY_MS, clock.now() + 2 * DAY_MS]
  const shared = { type: 'outright', tournament: testTournament(), names, competitors } as const
  catalogue.book.put({ ...shared, id: size, startsAt, endsAt, status: 0, version: 1 })
  const odds = 150_000
  const outcomes = competitors.map(({ id }) => ({
    id: outcomeId(id),
    active: true,
    odds,
    probability: 1 / size,
    refund: 0,
  }))
  const market = { id: OUTRIGHT_WINNER.id, specifier: SPECIFIER, status: 1 as const, most_balanced: false, outcomes }
  board.put(size, { at: clock.now(), status: 0, betStop: null, markets: [market] })
  return {
    context: {
      ...context,
      events: eventDirectory(catalogue),
      betStore: { store: async () => ({ outcome: 'placed' }) },
    },
    selection: (competitor) => ({
      match_id: size,
      market_id: OUTRIGHT_WINNER.id,
      specifier: SPECIFIER,
      outcome_id: outcomeId(competitor + 1),
      odds,
    }),
    confirm: () => board.touch(size, clock.now()),
  }
}

function outcomeId(competitor: number): string {
  return `sr:competitor:${competitor}`
}
