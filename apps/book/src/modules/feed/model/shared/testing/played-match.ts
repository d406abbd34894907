import { createRng } from '../../../../../lib/rng.ts'
import type { FairMarket, FairOutcome } from '../../../../pricing/index.ts'
import type { MatchEvent, MatchSetup, SportModel, SportState } from '../../types.ts'

/** A whole match played from a seed, to be looked at at any moment. */
export interface PlayedMatch<T, S> {
  readonly truth: T
  readonly events: readonly MatchEvent[]
  /** Match time of the last event. */
  readonly length: number
  /** The state at a match time, all events up to it applied. */
  at(time: number): S
  readonly final: S
}

/** Plays a match of competitors whose ratings come from the seed too. */
export function playSeed<T, S extends SportState>(model: SportModel<T, S>, seed: string): PlayedMatch<T, S> {
  const rng = createRng(seed)
  const setup: MatchSetup = {
    home: { id: 1, rating: rng.normal(0, 1) },
    away: { id: 2, rating: rng.normal(0, 1) },
    bestOf: 0,
    tempo: rng.range(0.9, 1.1),
  }
  return playSetup(model, setup, seed)
}

export function playSetup<T, S extends SportState>(
  model: SportModel<T, S>,
  setup: MatchSetup,
  seed: string,
): PlayedMatch<T, S> {
  const truth = model.truth(setup, createRng(`${seed} truth`))
  const events = model.play(truth, createRng(`${seed} play`))
  const at = (time: number): S => {
    let state = model.initial(truth)
    for (const event of events) {
      if (event.at > time) break
      state = model.apply(truth, state, event)
    }
    return model.advance(truth, state, time)
  }
  const length = events.at(-1)?.at ?? 0
  return { truth, events, length, at, final: at(length) }
}

/** The priced markets of a state, to be asked by id and specifier. */
export class Book {
  readonly markets: readonly FairMarket[]

  constructor(markets: readonly FairMarket[]) {
    this.markets = markets
  }

  /** All lines of a market, in their order. */
  lines(id: number): readonly FairMarket[] {
    return this.markets.filter((market) => market.id === id)
  }

  market(id: number, specifier = ''): FairMarket | undefined {
    return this.markets.find((market) => market.id === id && market.specifier === specifier)
  }

  outcome(id: number, specifier: string, outcomeId: string): FairOutcome | undefined {
    return this.market(id, specifier)?.outcomes.find((outcome) => outcome.id === outcomeId)
  }

  /** Probability to win, of an outcome that must be on offer. */
  win(id: number, specifier: string, outcomeId: string): number {
    const outcome = this.outcome(id, specifier, outcomeId)
    if (outcome === undefined) throw new Error(`Market ${id} ${specifier} with outcome ${outcomeId} is not on offer.`)
    return outcome.win
  }
}
