import { EVENT_STATUS, isBettable, marketKey } from '@touchline/betting'
import type { AcceptMode, BetRequest, ErrorName, RiskKey } from '@touchline/contract'
import type { EventDescription } from '../../../kernel/ports/event-directory.ts'
import type { BetsPorts } from '../ports.ts'
import { checkPrice } from './check-price.ts'

export type Claim = BetRequest['selections'][number]
/** An outcome without a claim to its price. */
export type Selected = Omit<Claim, 'odds'>
export type Events = ReadonlyMap<number, EventDescription>

/** A leg the book takes, at the price it gets. */
export interface PricedLeg {
  readonly pick: Selected
  readonly odds: number
  readonly isLive: boolean
}

/** A leg the book does not take. */
export interface LegFault {
  readonly pick: Selected
  readonly error: ErrorName
  readonly riskKey: RiskKey | null
  /** The price now, where there is one. */
  readonly odds: number | null
}

export interface PricedLegs {
  readonly legs: readonly PricedLeg[]
  readonly faults: readonly LegFault[]
}

/** Checks the claimed price of every selection against the board. */
export function priceLegs(
  { board, record, clock }: Parts<BetsPorts, 'board' | 'record' | 'clock'>,
  picks: readonly Claim[],
  mode: AcceptMode,
  events: Events,
): PricedLegs {
  const now = clock.now()
  const legs: PricedLeg[] = []
  const faults: LegFault[] = []
  for (const pick of picks) {
    const quote = board.quote(pick.match_id, pick.market_id, pick.specifier, pick.outcome_id, now)
    const verdict = checkPrice(quote, pick.odds, mode)
    if (verdict.kind === 'accepted') {
      const isLive = board.event(pick.match_id)?.status === EVENT_STATUS.live
      legs.push({ pick, odds: verdict.odds, isLive })
      continue
    }
    // An event that is over has left the board, yet the player picked it from somewhere.
    const status = events.get(pick.match_id)?.status ?? EVENT_STATUS.prematch
    const isGone = verdict.error === 'unknown_selection' && !isBettable(status)
    const riskKey = isBeyond(record, pick, verdict.riskKey) ? 'odds_higher_than_bookmakers' : verdict.riskKey
    faults.push({ pick, ...verdict, riskKey, error: isGone ? 'event_not_bettable' : verdict.error })
  }
  return { legs, faults }
}

/** Whether a claim that is too high is also above every price that the outcome has had: it was never seen here. */
function isBeyond(record: BetsPorts['record'], pick: Claim, riskKey: RiskKey | null): boolean {
  if (riskKey !== 'odds_higher_than_bookmakers_current_odds') return false
  const outcomes = record.of(pick.match_id, marketKey(pick.market_id, pick.specifier)) ?? []
  const highest = outcomes.find(({ id }) => id === pick.outcome_id)?.highest ?? null
  return highest !== null && pick.odds > highest.odds
}

type Parts<T, K extends keyof T> = { readonly [P in K]: T[P] }
