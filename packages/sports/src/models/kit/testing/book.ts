import type { FairMarket, FairOutcome } from '../../types.ts'

/** The priced markets of a state, to be found by id and specifier. */
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
