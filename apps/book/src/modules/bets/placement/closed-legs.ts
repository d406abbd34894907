import type { Db } from '../../../db/index.ts'
import type { BetsParts } from '../parts.ts'
import { legColumns, type PlacedLeg } from './bet-columns.ts'
import type { PlacedFault } from './bet-errors.ts'
import type { ClosedLeg } from './closed-leg.ts'
import { type TermsOf, termColumns } from './leg-terms.ts'
import type { Selected } from './price-legs.ts'
import type { ReviewedBet } from './review-bet.ts'

const CLOSED = 'SELECT bet_id::int AS bet_id, position, why FROM closed_legs($1::jsonb, $2)'

/**
 * Which legs take no bet now: their result is known, they are cancelled, their match is over, their provider is down,
 * or their price is older than the last message about their market. Before a decision, call this in the transaction
 * that stores it, with the matches locked.
 * @param isSale the legs are cashed out: a suspended event is no reason
 */
export function findClosedLegs(
  db: Db,
  legs: readonly (PlacedLeg & { readonly betId: number })[],
  termsOf: TermsOf,
  now: number,
  { isSale = false } = {},
): Promise<readonly ClosedLeg[]> {
  const asked = legs.map((leg) => ({
    bet_id: leg.betId,
    is_sale: isSale,
    ...legColumns(leg),
    ...termColumns(termsOf(leg.eventId)),
  }))
  return db.query<ClosedLeg>(CLOSED, [JSON.stringify(asked), new Date(now)])
}

/** The bets of a request that are refused for legs that take no bet. */
export function closedBets(bets: readonly Pick<ReviewedBet, 'legs'>[], firstId: number, closed: readonly ClosedLeg[]) {
  return bets.flatMap(({ legs }, index) =>
    faultOf(
      legs.map(({ pick }) => pick),
      index,
      closed.filter((leg) => leg.bet_id === firstId + index),
    ),
  )
}

function faultOf(picks: readonly Selected[], index: number, own: readonly ClosedLeg[]): PlacedFault[] {
  const [first] = own
  if (first === undefined) return []
  const legs = own.flatMap(({ position, why }) => {
    const pick = picks[position]
    return pick === undefined ? [] : [{ pick, error: why, riskKey: null, odds: null }]
  })
  return [{ index, error: first.why, legs, maxStake: null }]
}

/** The bets of a wish, not stored and perhaps not priced, that are refused for legs that take no bet. */
export async function refusedAsClosed(
  { db, clock }: Pick<BetsParts, 'db' | 'clock'>,
  bets: readonly (readonly Selected[])[],
  termsOf: TermsOf,
): Promise<readonly PlacedFault[]> {
  const legs = bets.flatMap((picks, betId) => picks.map((pick, position) => ({ betId, ...keyOf(pick), position })))
  const closed = await findClosedLegs(db, legs, termsOf, clock.now())
  return bets.flatMap((picks, index) =>
    faultOf(
      picks,
      index,
      closed.filter((leg) => leg.bet_id === index),
    ),
  )
}

function keyOf({ match_id: eventId, market_id: marketId, specifier, outcome_id: outcomeId }: Selected) {
  return { eventId, marketId, specifier, outcomeId, odds: 0 }
}
