import { assertNever, EVENT_STATUS, potentialWin } from '@touchline/betting'
import type { ErrorName } from '@touchline/contract'
import type { Quote } from '../../pricing/index.ts'
import { totalOdds } from '../bet-odds.ts'
import { type BetRecord, selectionOf, settleable, type VipVerdict } from '../bet-record.ts'
import { priceCustomBetLegs } from '../custom/price-custom-bet.ts'
import type { BetsParts } from '../parts.ts'
import { checkClaim, checkPrice } from '../placement/check-price.ts'

/** The decision about a submitted bet. `later`: the book has no fresh price yet, for example after a restart. */
export type Decision =
  | {
      readonly kind: 'accepted'
      /** Prices the bet gets, leg by leg. */
      readonly prices: readonly number[]
      readonly odds: number
      readonly winAmount: bigint
    }
  | { readonly kind: 'rejected'; readonly error: ErrorName }
  | { readonly kind: 'later' }

interface Sources extends Pick<BetsParts, 'board' | 'clock' | 'customPricer'> {
  /** Whether the data provider of an event is down. */
  isLost(eventId: number): boolean
}

/** The refusal for each verdict other than approval. An offer that gets here has run out. */
const REFUSING: { readonly [V in VipVerdict]?: ErrorName } = {
  rejected: 'vip_rejected',
  offered: 'offer_expired',
  declined: 'offer_declined',
}

/** How long after its time a bet waits for a fresh price before it is rejected. */
export const PATIENCE_MS = 30_000

/**
 * Checks a bet again at the end of its delay: each leg's provider must be there and the leg still open, at a price that
 * the acceptance mode takes; of a custom bet it is the one price that counts. A stake that its host did not give, or a
 * large one that was not approved, is rejected at any price; a price that the desk promised holds as long as the bet is
 * open, and not beyond the start of an event that had not begun when it was requested.
 * @param waitedMs how long the bet is overdue, or the book up, whichever is less
 */
export function decideBet(bet: BetRecord, sources: Sources, now: number, waitedMs: number): Decision {
  const lacking = lackingDebit(bet)
  if (lacking !== null) return { kind: 'rejected', error: lacking }
  const word = bet.vipVerdict === null ? undefined : REFUSING[bet.vipVerdict]
  if (word !== undefined) return { kind: 'rejected', error: word }
  if (bet.legs.some((leg) => sources.isLost(leg.eventId))) return { kind: 'rejected', error: 'provider_down' }
  const prices: number[] = []
  const isCustom = bet.type === 'custom_bet'
  const promised = bet.offer?.odds ?? null
  for (const leg of bet.legs) {
    // A price that was promised before the start is none of play.
    const hasBegun = leg.isLive === false && sources.board.event(leg.eventId)?.status === EVENT_STATUS.live
    if (promised !== null && hasBegun) return { kind: 'rejected', error: 'offer_expired' }
    const quote = sources.board.quote(leg.eventId, leg.marketId, leg.specifier, leg.outcomeId, now)
    const isAny = isCustom || promised !== null
    const verdict = checkPrice(quote, isAny ? Number.MAX_SAFE_INTEGER : leg.odds, isAny ? 'any' : bet.acceptMode)
    switch (verdict.kind) {
      case 'accepted':
        prices.push(isCustom ? verdict.odds : (promised ?? verdict.odds))
        break
      case 'refused':
        return isUnknown(quote) && waitedMs < PATIENCE_MS
          ? { kind: 'later' }
          : { kind: 'rejected', error: quote.state === 'missing' ? 'event_not_bettable' : verdict.error }
      default:
        return assertNever(verdict)
    }
  }
  return isCustom ? decideCustom(bet, sources, prices) : decided(bet, prices, totalOdds(bet, prices))
}

/** Why a host has not debited the stake; null where it has, and where no debit was requested. */
function lackingDebit({ hostDebit }: BetRecord): ErrorName | null {
  if (hostDebit === null || hostDebit.state === 'done') return null
  if (hostDebit.state !== 'refused') return 'host_wallet_unanswered'
  return hostDebit.reason === 'insufficient' ? 'insufficient_balance' : 'host_wallet_refused'
}

function decideCustom(bet: BetRecord, sources: Sources, prices: readonly number[]): Decision {
  const price = priceCustomBetLegs(sources, bet.legs.map(selectionOf))
  if (price.kind === 'refused') return { kind: 'rejected', error: price.error }
  if (bet.offer?.odds != null) return decided(bet, prices, bet.offer.odds)
  const verdict = checkClaim(price.odds, bet.odds, bet.acceptMode)
  return verdict.kind === 'refused'
    ? { kind: 'rejected', error: 'invalid_custom_odds' }
    : decided(bet, prices, verdict.odds)
}

function decided(bet: BetRecord, prices: readonly number[], odds: number): Decision {
  const legs = prices.map((price) => ({ odds: price, status: 'open' as const }))
  const winAmount = potentialWin(settleable({ ...bet, odds }, legs), bet.maxPayout)
  const ownWin = potentialWin(settleable({ ...bet, odds, bonus: null }, legs), bet.maxPayout)
  if (ownWin <= bet.stake) return { kind: 'rejected', error: 'win_not_above_stake' }
  return { kind: 'accepted', prices, odds, winAmount }
}

function isUnknown(quote: Quote): boolean {
  return quote.state === 'stale' || quote.state === 'missing'
}
