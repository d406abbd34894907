import type { CallName, ErrorName } from '@touchline/contract'

/** So many uses at once, and one more whenever its share of the time has passed. */
export interface Allowance {
  readonly uses: number
  readonly perMs: number
}

interface CallLimit {
  /** Of one player, from all addresses together. */
  readonly player?: Allowance
  /** Of visitors of one network address together; players who have a limit of their own do not count. */
  readonly address?: Allowance
  /**
   * Of all clients at one network address, players included, counting only responses with this error, where guessing
   * pays. Correct attempts cost the neighbours nothing.
   */
  readonly guesses?: Allowance & { readonly error: ErrorName }
  /** Of one player, counting only refusals that are kept. */
  readonly refusals?: Allowance
}

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** An expensive call: the limit is far above a person's use, and low enough that others do not wait. */
const PRICING: CallLimit = {
  player: { uses: 60, perMs: 10 * SECOND_MS },
  address: { uses: 300, perMs: 10 * SECOND_MS },
}

/** Lists: cheaper, requested by every page, and never as often as this. */
const LISTING: CallLimit = {
  player: { uses: 200, perMs: 10 * SECOND_MS },
  address: { uses: 1_000, perMs: 10 * SECOND_MS },
}

/**
 * Limits of calls in each process, counted before a body is read. Guessing and what costs money is limited over all
 * processes, in the database, by the modules themselves.
 */
export const CALL_LIMITS: { readonly [N in CallName]?: CallLimit } = {
  placeBets: {
    player: { uses: 120, perMs: 10 * SECOND_MS },
    refusals: { uses: 60, perMs: MINUTE_MS },
  },
  setAutoCashOut: { player: { uses: 60, perMs: 10 * SECOND_MS } },
  cancelAutoCashOut: { player: { uses: 60, perMs: 10 * SECOND_MS } },
  takeCounterOffer: { player: { uses: 60, perMs: 10 * SECOND_MS } },
  declineCounterOffer: { player: { uses: 60, perMs: 10 * SECOND_MS } },
  cashOutBet: { player: { uses: 60, perMs: 10 * SECOND_MS } },
  getMatches: LISTING,
  getMatchMarkets: LISTING,
  getMaxStake: PRICING,
  getCustomOdds: PRICING,
  getCustomMarkets: PRICING,
  search: PRICING,
  addFavourite: { player: { uses: 120, perMs: MINUTE_MS } },
  removeFavourite: { player: { uses: 120, perMs: MINUTE_MS } },
  applyPromoCode: {
    player: { uses: 10, perMs: 10 * MINUTE_MS },
    guesses: { uses: 60, perMs: 10 * MINUTE_MS, error: 'promo_code_unknown' },
  },
  castVote: { player: { uses: 60, perMs: MINUTE_MS } },
  websocketToken: { player: { uses: 60, perMs: MINUTE_MS }, address: { uses: 600, perMs: MINUTE_MS } },
  websocketAuthorize: { player: { uses: 240, perMs: MINUTE_MS } },
  startEmbedSession: { address: { uses: 600, perMs: MINUTE_MS } },
  startDeposit: { player: { uses: 30, perMs: MINUTE_MS } },
  requestWithdrawal: { player: { uses: 30, perMs: MINUTE_MS } },
  quoteExchange: { player: { uses: 120, perMs: MINUTE_MS } },
  exchangeMoney: { player: { uses: 60, perMs: MINUTE_MS } },
  setUserLimit: { player: { uses: 60, perMs: MINUTE_MS } },
  saveSiteDraft: { player: { uses: 120, perMs: MINUTE_MS } },
  publishSiteDraft: { player: { uses: 30, perMs: MINUTE_MS } },
  previewSiteDraft: { player: { uses: 30, perMs: MINUTE_MS } },
  restoreSiteVersion: { player: { uses: 30, perMs: MINUTE_MS } },
  counters: { player: { uses: 60, perMs: MINUTE_MS }, address: { uses: 600, perMs: MINUTE_MS } },
}
