import type { BetResult, BetType } from '@touchline/contract'
import type { ServedLocale } from '../../../lib/locale.ts'
import { moneyText } from '../../../lib/money-text.ts'
import type { CurrencyTable } from '../../wallet/index.ts'

/** What each template is filled with; amounts in subunits. */
export interface NotificationData {
  readonly bet_settled: {
    readonly result: BetResult
    readonly stake: number
    readonly payout: number
    readonly currency: string
    readonly type: BetType
  }
}

type Kind = 'won' | 'lost' | 'returned'

const TITLES: Readonly<Record<Kind, Readonly<Record<ServedLocale, string>>>> = {
  won: { en: 'Bet won', de: 'Wette gewonnen' },
  lost: { en: 'Bet lost', de: 'Wette verloren' },
  returned: { en: 'Stake returned', de: 'Einsatz erstattet' },
}

const BODIES: Readonly<Record<Kind, Readonly<Record<ServedLocale, (stake: string, payout: string) => string>>>> = {
  won: {
    en: (stake, payout) => `Your bet of ${stake} paid ${payout}.`,
    de: (stake, payout) => `Deine Wette über ${stake} hat ${payout} ausgezahlt.`,
  },
  lost: {
    en: (stake) => `Your bet of ${stake} did not come in.`,
    de: (stake) => `Deine Wette über ${stake} ist nicht aufgegangen.`,
  },
  returned: {
    en: (stake, payout) => `Of your bet of ${stake}, ${payout} came back.`,
    de: (stake, payout) => `Von deiner Wette über ${stake} kamen ${payout} zurück.`,
  },
}

/** Title and text of a notification. */
export function notificationText(
  _template: 'bet_settled',
  data: NotificationData['bet_settled'],
  currencies: CurrencyTable,
  locale: ServedLocale,
): { readonly title: string; readonly body: string } {
  const currency = currencies.get(data.currency)?.currency ?? { code: data.currency, subunits: 1 }
  const kind = kindOf(data)
  const text = BODIES[kind][locale]
  return {
    title: TITLES[kind][locale],
    body: text(moneyText(data.stake, currency, locale), moneyText(data.payout, currency, locale)),
  }
}

function kindOf({ payout, stake }: NotificationData['bet_settled']): Kind {
  if (payout === 0) return 'lost'
  return payout > stake ? 'won' : 'returned'
}
