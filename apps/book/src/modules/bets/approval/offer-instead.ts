import { potentialWin } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { CurrencyTable } from '../../wallet/index.ts'
import { settleable } from '../bet-record.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'

/** What the desk would take instead of a large stake. */
export interface OfferedTerms {
  /** In subunits; null for the stake that was requested. */
  readonly stake: bigint | null
  /** The price it promises, scaled; null where the bet's own prices count, as at placement. */
  readonly odds: number | null
  /** Time in which the player may take the offer, in ms. */
  readonly forMs: number
}

/**
 * The result of an offer. `not_smaller`: it is no less than the requested stake, at the same price. `price_of_many`:
 * the price of a bet that is made of the prices of its legs cannot be offered. `pays_nothing`: it would win no more
 * than its stake. `free_bet`: its stake is given by a bonus, whole or not at all, and its win was promised with it.
 */
export type OfferOutcome =
  | { readonly kind: 'offered'; readonly bet: OwnedBet; readonly stake: bigint; readonly winAmount: bigint }
  | { readonly kind: 'not_waiting' | 'not_smaller' | 'stake_too_low' | 'price_of_many' | 'pays_nothing' | 'free_bet' }

/**
 * Offers the player of a large stake another bet; it is theirs to take until the time is over. The first word about a
 * bet counts.
 * @param now Unix ms
 */
export async function offerInstead(
  { db, currencies }: { readonly db: Db; readonly currencies: CurrencyTable },
  betId: number,
  { stake: wanted, odds, forMs }: OfferedTerms,
  now: number,
): Promise<OfferOutcome> {
  const [bet] = await loadBets(db, [betId])
  if (bet === undefined || bet.status !== 'submitted' || !bet.isVip || bet.vipVerdict !== null)
    return { kind: 'not_waiting' }
  if (bet.bonus !== null && bet.bonus.amount > 0n) return { kind: 'free_bet' }
  const stake = wanted ?? bet.stake
  if (stake > bet.stake || (stake === bet.stake && (odds === null || odds === bet.odds))) return { kind: 'not_smaller' }
  if (stake < (currencies.get(bet.currency)?.minStake ?? 1n)) return { kind: 'stake_too_low' }
  if (odds !== null && bet.type !== 'single' && bet.type !== 'custom_bet') return { kind: 'price_of_many' }
  const winAmount = mayWin(bet, stake, odds)
  if (winAmount <= stake) return { kind: 'pays_nothing' }
  const [row] = await db.query<{ is_made: boolean }>('SELECT offer_bet($1, $2, $3, $4, $5, $6, $7) AS is_made', [
    betId,
    bet.stake,
    stake,
    odds,
    winAmount,
    new Date(now),
    new Date(now + forMs),
  ])
  return row?.is_made === true ? { kind: 'offered', bet, stake, winAmount } : { kind: 'not_waiting' }
}

function mayWin(bet: OwnedBet, stake: bigint, odds: number | null): bigint {
  const legs = bet.legs.map((leg) => ({ odds: odds ?? leg.odds, status: 'open' as const }))
  return potentialWin(settleable({ ...bet, stake, odds: odds ?? bet.odds }, legs), bet.maxPayout)
}
