import type { EventStatus } from '@touchline/betting'
import { createRng, type LegOutcome, type LegRef, priceBook, SPORT_MODELS } from '@touchline/sports'
import type { EventDescription } from '../kernel/ports/event-directory.ts'
import { recordResults } from '../modules/pricing/results/index.ts'
import { decide } from '../modules/sources/simulator/results/decide.ts'
import type { MatchPorts, TestSelection } from './test-match.ts'

const SETUP = { home: { id: 1, rating: 0.2 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }

export type ModelledSport = keyof typeof SPORT_MODELS

/** A match played and priced by the product's model; the test sets its clock. */
export interface ModelledMatch {
  readonly id: number
  readonly description: EventDescription
  /** An outcome at the price shown now; it must be on offer. */
  pick(marketId: number, specifier: string, outcomeId: string): TestSelection
  /** Moves the match to a share of its length and prices it again: 0 is the start, below 0 before it. */
  moveTo(share: number): void
  suspends(): void
  confirms(): void
  /** The match is over; results of these markets are recorded. Returns whether each outcome won. */
  ends(selections: readonly TestSelection[]): Promise<readonly string[]>
  /**
   * The match is broken off at a share of its length; the markets of these selections end as the feed decides them
   * then.
   */
  breaksOff(share: number, selections: readonly TestSelection[]): Promise<void>
  /** The results of these markets are void. */
  voids(selections: readonly TestSelection[]): Promise<void>
  jointProbability(legs: readonly LegRef[]): number | null
}

export function createModelledMatch(
  { sink, clock, db, signals }: MatchPorts,
  id: number,
  seed: string,
  sport: ModelledSport = 'football',
): ModelledMatch {
  const model = SPORT_MODELS[sport]
  const rng = createRng(seed)
  const truth = model.truth(SETUP, rng.fork('truth'))
  const events = model.play(truth, rng.fork('play'))
  const length = events.at(-1)?.at ?? 0
  let state = model.initial(truth)
  let status: EventStatus = 0

  function show(isSuspended = false): void {
    const phase = status === 1 ? 'live' : 'prematch'
    const markets = priceBook(model.fair(truth, state), { sport, phase, betStop: null })
    const shown = isSuspended ? markets.map((market) => ({ ...market, status: -1 as const })) : markets
    sink.putPrices(id, { at: clock.now(), status, betStop: null, markets: shown })
  }

  function stateAt(share: number): typeof state {
    const until = share * length
    let at = model.initial(truth)
    for (const event of events) if (event.at <= until) at = model.apply(truth, at, event)
    return share >= 1 || until <= at.now ? at : model.advance(truth, at, until)
  }
  async function record(selections: readonly TestSelection[], outcomeOf: (i: number) => LegOutcome): Promise<void> {
    const finalText = model.finalText(state)
    const results = selections.map(({ market_id, specifier, outcome_id }, i) => {
      const outcomes = { [outcome_id]: outcomeOf(i) }
      return { eventId: id, marketId: market_id, specifier, outcomes, finalText }
    })
    await recordResults(db, clock.now(), results)
    signals.emit('results_recorded', { eventId: id })
  }
  show()

  return {
    id,
    pick(marketId, specifier, outcomeId) {
      const quote = sink.board.quote(id, marketId, specifier, outcomeId, clock.now())
      if (quote.state !== 'open') throw new Error(`${marketId} ${specifier} ${outcomeId} is ${quote.state}`)
      return { match_id: id, market_id: marketId, specifier, outcome_id: outcomeId, odds: quote.odds }
    },
    moveTo(share) {
      state = stateAt(share)
      status = share < 0 ? 0 : 1
      show()
    },
    suspends: () => show(true),
    confirms: () => sink.confirm(id, clock.now()),
    async ends(selections) {
      state = stateAt(1)
      status = 4
      sink.putPrices(id, { at: clock.now(), status, betStop: null, markets: [] })
      const outcomes = selections.map(({ market_id, specifier, outcome_id }) => {
        const outcome = model.outcome({ id: market_id, specifier }, outcome_id, state)
        return outcome === 'open' ? ('void' as const) : outcome
      })
      await record(selections, (i) => outcomes[i] ?? 'void')
      return outcomes
    },
    async breaksOff(share, selections) {
      const now = share * length
      state = model.apply(truth, stateAt(share), { at: now, type: 'abandoned' })
      status = 4
      sink.putPrices(id, { at: clock.now(), status, betStop: null, markets: [] })
      const legs = selections.map(({ market_id: marketId, specifier, outcome_id: outcomeId }) => {
        return { eventId: id, marketId, specifier, outcomeId }
      })
      await recordResults(db, clock.now(), decide({ id, sport, model, truth, state }, legs))
      signals.emit('results_recorded', { eventId: id })
    },
    voids: (selections) => record(selections, () => 'void'),
    jointProbability: (legs) => model.jointProbability?.(truth, state, legs) ?? null,
    get description() {
      return {
        id,
        urn_id: `sr:match:${id}`,
        slug: `home-${id}-away-${id}-m${id}`,
        type: 'match' as const,
        name: `Home ${id} – Away ${id}`,
        home: `Home ${id}`,
        away: `Away ${id}`,
        sport_key: sport,
        tournament_name: 'Test league',
        tournament_id: 1,
        category_id: 1,
        sport_id: 1,
        sport_type: 'regular' as const,
        provider: 'betradar' as const,
        status,
        start_time: 1_800_000_000_000,
        score: null,
        competitor: () => undefined,
      }
    },
  }
}
