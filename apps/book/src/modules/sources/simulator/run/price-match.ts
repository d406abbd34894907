import { MARKET_STATUS, marketKey, type SportKey } from '@touchline/betting'
import {
  type AnySportModel,
  type BetStop,
  concerns,
  createRng,
  groupsOf,
  marketDescriptor,
  priceBook,
} from '@touchline/sports'
import { closeMarket } from '../../../offer/index.ts'
import type { BoardEvent, BoardMarketInput } from '../../../pricing/index.ts'
import type { StoredMatch } from '../store/stored-match.ts'
import { believedSetup } from './drift.ts'
import type { LiveMatch } from './live-match.ts'

/** The book before the start, from what is believed of the strengths at `at` (wall ms). */
export function pricePrematch(
  match: StoredMatch,
  model: AnySportModel,
  sport: SportKey,
  at: number,
): readonly BoardMarketInput[] {
  const truth = believedTruth(match, model, at)
  return priceBook(model.fair(truth, model.initial(truth)), { sport, phase: 'prematch', betStop: null })
}

/** What the prices of `at` (wall ms) before the start are made from. */
export function believedTruth(match: StoredMatch, model: AnySportModel, at: number): unknown {
  const setup = believedSetup(match.setup, match.seed, match.startsAt - at)
  return model.truth(setup, createRng(match.seed).fork('truth'))
}

/** The book in play. Markets that were on the board and are decided now come along as settled. */
export function priceLive(
  { model, truth, state }: LiveMatch,
  sport: SportKey,
  last: BoardEvent | undefined,
): readonly BoardMarketInput[] {
  const now = state()
  const open = priceBook(model.fair(truth, now), { sport, phase: 'live', betStop: now.betStop })
  const offered = new Set(open.map((market) => marketKey(market.id, market.specifier)))
  const settled: BoardMarketInput[] = []
  for (const [key, market] of last?.markets ?? []) {
    if (offered.has(key)) continue
    const decided = market.outcomes.every((outcome) => model.outcome(market, outcome.id, now) !== 'open')
    if (decided) settled.push(closeMarket(market, MARKET_STATUS.settled))
  }
  return [...open, ...settled]
}

/** The last book with the markets a bet stop concerns suspended: a stop must not wait for new prices. */
export function suspendBook(last: BoardEvent, betStop: BetStop, sport: SportKey): readonly BoardMarketInput[] {
  return [...last.markets.values()].map((market) => {
    const descriptor = marketDescriptor(sport, market.id)
    const stopped = descriptor !== null && concerns(betStop, groupsOf(descriptor))
    return stopped ? { ...market, status: MARKET_STATUS.suspended } : market
  })
}
