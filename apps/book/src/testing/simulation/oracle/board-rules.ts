import { marketKey } from '@touchline/betting'
import type { Provider } from '@touchline/contract'
import type { BoardEvent } from '../../../modules/pricing/index.ts'

/** An outcome as a bet names it. */
export interface Picked {
  readonly match_id: number
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
}

/** Nothing is bettable on a price older than this. */
const STALE_MS = 10_000

/** The shown state of a match, and of its provider. */
export interface Shown {
  readonly match: BoardEvent | undefined
  readonly provider: Provider
  readonly isUp: boolean
}

/** The price at which an outcome takes bets now, scaled; or why it does not. Reads nothing but the shown state. */
export function offered({ match, provider, isUp }: Shown, pick: Picked, now: number): number | string {
  if (match === undefined) return 'the match is not on the board'
  const market = match.markets.get(marketKey(pick.market_id, pick.specifier))
  const outcome = market?.outcomes.find(({ id }) => id === pick.outcome_id)
  if (market === undefined || outcome === undefined) return 'the outcome is not on the board'
  if (!isUp) return `its provider ${provider} is down`
  if (match.status > 1) return `the match has status ${match.status}`
  if (match.betStop !== null && match.betStop.groups.length === 0) return 'all bets of the match are stopped'
  if (market.status !== 1) return `the market has status ${market.status}`
  if (!outcome.active) return 'the outcome is not active'
  if (now - match.fresh_at > STALE_MS) return `the price is ${now - match.fresh_at} ms old`
  return outcome.odds
}
