/** How money leaves an account otherwise than by bets. */
export interface MoneyTerms {
  /** How long an offer of an exchange holds, in ms. */
  readonly quoteMs: number
  /** A rate older than this closes exchange, in ms; null: none is too old. */
  readonly rateMaxAgeMs: number | null
  /** What a player exchanges in 24 hours at most, in cents of a EUR. */
  readonly exchangeDayCents: number
  /** How long a deposit that is not played stays, in ms; 0: it may go at once. */
  readonly depositHoldMs: number
}
