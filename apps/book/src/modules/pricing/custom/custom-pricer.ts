import type { MarketRef } from '@touchline/sports'

/** One outcome of a custom bet. */
export interface CustomLeg extends MarketRef {
  readonly outcomeId: string
}

/** Knows how the outcomes of a match hang together; the feed provides it. */
export interface CustomPricer {
  /**
   * P(all legs win), exact on the distribution behind the match's prices as they are now; 0 when the legs exclude each
   * other. Null if it is unknown: the match or its sport has no joint distribution here, or a leg is decided, may
   * be returned or lies outside of it.
   */
  jointProbability(eventId: number, legs: readonly CustomLeg[]): number | null
  /**
   * Where another process has the responses: gets those that `together` was requested and did not have. False: it had
   * them all. Absent where they are all here.
   */
  readonly fetch?: (() => Promise<boolean>) | undefined
}
