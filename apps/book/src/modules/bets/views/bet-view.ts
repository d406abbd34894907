import { type Bet, ERRORS } from '@touchline/contract'
import type { EventDescription } from '../../../context.ts'
import { errorText } from '../../../lib/error-texts.ts'
import type { ServedLocale } from '../../../lib/locale.ts'
import type { CurrencyTable } from '../../wallet/index.ts'
import type { BetRecord } from '../bet-record.ts'
import { selectionView } from './selection-view.ts'

export interface ViewTerms {
  readonly events: ReadonlyMap<number, EventDescription>
  readonly currencies: CurrencyTable
  readonly locale: ServedLocale
}

/** A bet as the wire shows it, in the reader's language. */
export function betView(bet: BetRecord, { events, currencies, locale }: ViewTerms): Bet {
  const { rejection, system } = bet
  return {
    id: bet.id,
    type: bet.type,
    ref: `TL-${bet.id}`,
    status: bet.status,
    stake: {
      value: Number(bet.stake),
      currency: bet.currency,
      subunits: currencies.get(bet.currency)?.currency.subunits ?? 1,
    },
    win_amount: Number(bet.winAmount),
    odds: bet.odds,
    selections: bet.legs.map((leg) => selectionView(bet, leg, events.get(leg.matchId), locale)),
    created_at: new Date(bet.createdAt).toISOString(),
    decide_at: isoTime(bet.decideAt),
    settled_at: isoTime(bet.settledAt),
    result: bet.result,
    to_cashout: null,
    bonus: null,
    system:
      system === null
        ? null
        : { id: `${system.wins}/${system.total}`, win_count: system.wins, total_count: system.total },
    accept_mode: bet.acceptMode,
    rejection:
      rejection === null
        ? null
        : { code: ERRORS[rejection].code, key: ERRORS[rejection].key, localized_message: errorText(rejection, locale) },
    used_in_jackpot: false,
    is_vip: false,
  }
}

function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
