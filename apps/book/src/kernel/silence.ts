/**
 * A producer of a feed without a sign of life for this long, in ms, is lost: its last prices may not hold any more. The
 * vendor's value for the Unified Odds Feed, taken for every feed: bets and prices stop together.
 */
export const SILENCE_MS = 20_000
