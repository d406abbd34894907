import { pointsLeft, settleBet } from '@touchline/betting'
import { type Bet, ERRORS } from '@touchline/contract'
import type { CashOutOff } from '@touchline/contract/constants'
import { betRef } from '../../../kernel/bet-ref.ts'
import { errorText } from '../../../kernel/error-texts.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { EventDescription } from '../../../kernel/ports/event-directory.ts'
import type { CurrencyTable } from '../../wallet/index.ts'
import { type BetRecord, type CashOutRecord, settleable } from '../bet-record.ts'
import { selectionView } from './selection-view.ts'

export interface ViewTerms {
  readonly events: ReadonlyMap<number, EventDescription>
  readonly currencies: CurrencyTable
  readonly locale: ServedLocale
  /** What a bet can be cashed out for now, in subunits; null where it cannot, and why, where that is known. */
  cashOutOf(bet: BetRecord): { readonly value: bigint | null; readonly off: CashOutOff | null }
}

/** A bet as the wire shows it, in the reader's language. */
export function betView(bet: BetRecord, { events, currencies, locale, cashOutOf }: ViewTerms): Bet {
  const { rejection, system } = bet
  const { value: toCashout, off } = cashOutOf(bet)
  return {
    id: bet.id,
    type: bet.type,
    ref: betRef(bet.id),
    status: bet.askedCashOut === null ? bet.status : 'cashout_in_progress',
    stake: {
      value: Number(bet.stake + sumOf(bet.cashOuts, 'stake')),
      currency: bet.currency,
      subunits: currencies.get(bet.currency)?.currency.subunits ?? 1,
    },
    open_stake: Number(bet.stake),
    cashouts: bet.cashOuts.map(({ stake, amount, at, isAuto }) => ({
      stake: Number(stake),
      amount: Number(amount),
      automatic: isAuto,
      created_at: new Date(at).toISOString(),
    })),
    win_amount: Number(bet.winAmount + sumOf(bet.cashOuts, 'amount')),
    odds: bet.odds,
    selections: bet.legs.map((leg) => selectionView(bet, leg, events.get(leg.eventId), locale)),
    created_at: new Date(bet.createdAt).toISOString(),
    decide_at: isoTime(bet.decideAt),
    settled_at: isoTime(bet.settledAt),
    result: bet.result,
    to_cashout: toCashout === null ? null : Number(toCashout),
    ...(off !== null && { cashout_off: off }),
    auto_cashout: bet.autoCashOut === null ? null : Number(bet.autoCashOut),
    cashout_request: askedView(bet),
    bonus: bonusView(bet),
    system:
      system === null
        ? null
        : { id: `${system.wins}/${system.total}`, win_count: system.wins, total_count: system.total },
    accept_mode: bet.acceptMode,
    rejection:
      rejection === null
        ? null
        : { code: ERRORS[rejection].code, key: ERRORS[rejection].key, localized_message: errorText(rejection, locale) },
    used_in_jackpot: bet.jackpots.length > 0,
    is_vip: bet.isVip,
    counter_offer: offerView(bet),
  }
}

function askedView({ askedCashOut }: BetRecord): Bet['cashout_request'] {
  if (askedCashOut === null) return null
  const { wish, askedAt, decideAt } = askedCashOut
  return {
    to_cashout: wish.to_cashout,
    created_at: new Date(askedAt).toISOString(),
    decide_at: new Date(decideAt).toISOString(),
  }
}

function offerView({ offer, vipVerdict, status }: BetRecord): Bet['counter_offer'] {
  if (offer === null) return null
  const isOpen = status === 'submitted' && vipVerdict === 'offered'
  return {
    asked_stake: Number(offer.askedStake),
    stake: Number(offer.stake),
    odds: offer.odds,
    win_amount: Number(offer.winAmount),
    until: new Date(offer.until).toISOString(),
    answer: isOpen ? null : vipVerdict === 'approved' ? 'taken' : vipVerdict === 'declined' ? 'declined' : 'expired',
  }
}

/** What the bonus of a bet is, and what it has paid: with the house's stake all of it, otherwise what it adds. */
function bonusView(bet: BetRecord): Bet['bonus'] {
  if (bet.bonus === null) return null
  const { id, terms, odds, isHouse, points } = bet.bonus
  return {
    id,
    type: terms.type,
    odds,
    house_stake: isHouse,
    points: pointsLeft(points, bet.stake, bet.stake + sumOf(bet.cashOuts, 'stake')),
    paid: bet.status === 'done' ? paidBy(bet, isHouse) : null,
  }
}

function paidBy(bet: BetRecord, isHouse: boolean): number {
  if (isHouse) return Number(bet.winAmount)
  const without = settleBet(settleable({ ...bet, bonus: null }, bet.legs), bet.maxPayout)
  return without.status === 'open' ? 0 : Number(bet.winAmount - without.payout)
}

function sumOf(cashOuts: readonly CashOutRecord[], field: 'stake' | 'amount'): bigint {
  return cashOuts.reduce((sum, part) => sum + part[field], 0n)
}

function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
