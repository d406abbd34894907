import { marketKey } from '@touchline/betting'
import type { BookParts } from '../../../compose.ts'
import { choose } from '../../plain-payout.ts'
import type { SimMatch } from '../fixtures.ts'
import { Violation } from '../violation.ts'
import { offered, type Shown } from './board-rules.ts'
import type { BetWatch, StoredLeg } from './watch-statements.ts'
import type { Words } from './words.ts'

export interface PriceRuleParts {
  /** The book that runs now; null before the first. */
  context(): BookParts | null
  readonly matches: readonly SimMatch[]
  readonly words: Words
  /** How a bet was placed: null for one that was never acknowledged. */
  shapeOf(
    betId: number,
  ): { readonly type: string; readonly wins: number | null; readonly odds: number; readonly placedAt: number } | null
}

/** Share of the fair value that a cash-out pays, and what rounding may add. */
const FACTOR = 0.95
const ROUNDING = 1.5

export interface PriceRules extends BetWatch {
  /** Records the shown state: a request in progress from now on may have seen it. */
  look(): void
}

/**
 * Holds every price that the book takes against what its board shows at that moment, and every cash-out against what it
 * is worth.
 */
export function createPriceRules({ context: running, matches, words, shapeOf }: PriceRuleParts): PriceRules {
  const stored = new Map<number, readonly StoredLeg[]>()
  const acceptedAt = new Map<number, number>()
  const promised = new Map<number, number>()
  let seen = new Map<number, Shown>()

  function context(): BookParts {
    const book = running()
    if (book === null) throw new Error('No book runs')
    return book
  }

  function shownOf({ id, sport }: Pick<SimMatch, 'id' | 'sport'>): Shown {
    const { board, providers } = context()
    const provider = sport === 'cs2' || sport === 'dota2' || sport === 'lol' ? 'oddin' : 'betradar'
    return { match: board.event(id), provider, isUp: providers.statusOf(provider) === 'up' }
  }

  function expectOffered(betId: number, leg: StoredLeg): void {
    const match = matches.find(({ id }) => id === leg.match_id)
    if (match === undefined) throw new Violation(`bet ${betId} is on ${nameOf(leg)}, which is no match`)
    const { clock } = context()
    const now = offered(shownOf(match), leg, clock.now())
    const before = seen.get(match.id)
    if (now === leg.odds || (before !== undefined && offered(before, leg, clock.now()) === leg.odds)) return
    throw new Violation(`bet ${betId} got ${leg.odds} on ${nameOf(leg)}: ${now}`)
  }

  return {
    look() {
      seen = new Map(matches.map((match) => [match.id, shownOf(match)]))
    },
    places(betId, legs) {
      for (const leg of legs) expectOffered(betId, leg)
      stored.set(betId, legs)
    },
    accepts(betId, prices, at) {
      const legs = (stored.get(betId) ?? []).map((leg, i) => ({ ...leg, ...(prices[i] ?? { odds: 0 }) }))
      for (const leg of legs) if (leg.odds !== promised.get(betId)) expectOffered(betId, leg)
      stored.set(betId, legs)
      acceptedAt.set(betId, at)
    },
    promises: (betId, odds) => void promised.set(betId, odds),
    cashesOut(betId, before, stake, amount) {
      const shape = shapeOf(betId)
      const legs = stored.get(betId)
      if (shape === null || legs === undefined || shape.type === 'custom_bet') return
      const values = legs.map((leg) => worthOf(leg, shape.placedAt, acceptedAt.get(betId)))
      const lines = shape.wins === null ? [values] : choose(values, shape.wins)
      const product = (line: readonly number[]) => line.reduce((a, b) => a * b, 1)
      const fair = lines.map(product).reduce((a, b) => a + b, 0) / lines.length
      const most = FACTOR * fair * Number(stake) + ROUNDING
      if (Number(amount) > most || stake > before) {
        throw new Violation(`bet ${betId}: ${amount} was paid for ${stake} of ${before}, worth ${most.toFixed(1)}`)
      }
    },
  }

  /**
   * What a unit on a leg is worth; an open leg whose market is not shown as open is worth nothing here, so that it
   * fails.
   */
  function worthOf(leg: StoredLeg, placedAt: number, acceptedAt = placedAt): number {
    const { match_id: eventId, market_id: marketId, specifier, outcome_id: outcomeId, odds } = leg
    const takenBeforeStart = leg.is_live === false ? acceptedAt : null
    const selection = { eventId, marketId, specifier, outcomeId, odds, takenBeforeStart }
    const { ending, share } = words.leg(selection, placedAt)
    const won = (odds / 10_000) * (Number(share[0]) / Number(share[1]))
    if (ending !== null) return { win: won, half_win: (won + 1) / 2, void: 1, half_lose: 0.5, lose: 0 }[ending]
    const market = context().board.event(eventId)?.markets.get(marketKey(marketId, specifier))
    const outcome = market?.outcomes.find(({ id }) => id === outcomeId)
    if (market?.status !== 1 || outcome === undefined) return 0
    return outcome.probability * (1 - outcome.refund) * won + outcome.refund
  }
}

function nameOf({ match_id, market_id, specifier, outcome_id }: StoredLeg): string {
  return `${match_id}/${marketKey(market_id, specifier)}/${outcome_id}`
}
