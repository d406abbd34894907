import { type BetRequest, EVENT_STATUS, MARKET_STATUS } from '@touchline/contract'
import { OUTRIGHT_WINNER } from '@touchline/sports'
import type { BetsParts } from '../../apps/book/src/modules/bets/index.ts'
import { createCatalogue, eventDirectory } from '../../apps/book/src/modules/catalogue/index.ts'
import { testCompetitor, testTournament } from '../../apps/book/src/modules/catalogue/testing/test-entries.ts'
import { createOffer } from '../../apps/book/src/modules/offer/index.ts'

const DAY_MS = 24 * 3_600_000
const SPECIFIER = 'variant=bench'

/** A championship with many competitors, and a book that takes bets on it but stores none. */
export interface LargeMarket {
  readonly parts: BetsParts
  selection(competitor: number): BetRequest['selections'][number]
  /** The feed confirms the prices. */
  confirm(): void
}

export function offerMarket(parts: BetsParts, size: number): LargeMarket {
  const { clock, db, publisher } = parts
  const offer = createOffer({ clock, publisher, isWatched: () => false })
  const catalogue = createCatalogue(db, offer)
  const competitors = Array.from({ length: size }, (_, i) => testCompetitor(i + 1, `Competitor ${i + 1}`))
  const names = { en: 'Championship', de: 'Meisterschaft' }
  const [startsAt, endsAt] = [clock.now() + DAY_MS, clock.now() + 2 * DAY_MS]
  const shared = { type: 'outright', tournament: testTournament(), names, competitors } as const
  offer.event({ ...shared, id: size, startsAt, endsAt, status: EVENT_STATUS.prematch, version: 1 })
  const odds = 150_000
  const outcomes = competitors.map(({ id }) => ({
    id: outcomeId(id),
    active: true,
    odds,
    probability: 1 / size,
    refund: 0,
  }))
  const market = {
    id: OUTRIGHT_WINNER.id,
    specifier: SPECIFIER,
    status: MARKET_STATUS.allowed,
    most_balanced: false,
    outcomes,
  }
  offer.putPrices(size, { at: clock.now(), status: EVENT_STATUS.prematch, betStop: null, markets: [market] })
  return {
    parts: {
      ...parts,
      board: offer.board,
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
    confirm: () => offer.confirm(size, clock.now()),
  }
}

function outcomeId(competitor: number): string {
  return `sr:competitor:${competitor}`
}
