import { assertNever } from '@touchline/betting'
import type { BetResult, BetType } from '@touchline/contract'
import type { ServedLocale } from '../../../lib/locale.ts'
import { moneyText } from '../../../lib/money-text.ts'
import type { CurrencyTable } from '../../wallet/index.ts'

export type NotificationTemplate =
  | 'bet_settled'
  | 'bet_corrected'
  | 'bet_reopened'
  | 'bet_cancelled'
  | 'vip_approved'
  | 'vip_rejected'

/** What each template is filled with; amounts in subunits. */
export interface NotificationData {
  readonly result: BetResult
  readonly stake: number
  readonly payout: number
  /** What it had paid before; absent in notifications of before there were corrections. */
  readonly before?: number
  readonly currency: string
  readonly type: BetType
}

type Kind = 'won' | 'lost' | 'returned' | 'corrected' | 'reopened' | 'cancelled' | 'approved' | 'rejected'

const TITLES: Readonly<Record<Kind, Readonly<Record<ServedLocale, string>>>> = {
  won: { en: 'Bet won', de: 'Wette gewonnen' },
  lost: { en: 'Bet lost', de: 'Wette verloren' },
  returned: { en: 'Stake returned', de: 'Einsatz erstattet' },
  corrected: { en: 'Bet corrected', de: 'Wette korrigiert' },
  reopened: { en: 'Bet open again', de: 'Wette wieder offen' },
  cancelled: { en: 'Bet cancelled', de: 'Wette storniert' },
  approved: { en: 'Bet approved', de: 'Wette genehmigt' },
  rejected: { en: 'Bet not approved', de: 'Wette nicht genehmigt' },
}

interface Amounts {
  readonly stake: string
  readonly payout: string
  readonly before: string
}

const BODIES: Readonly<Record<Kind, Readonly<Record<ServedLocale, (amounts: Amounts) => string>>>> = {
  won: {
    en: ({ stake, payout }) => `Your bet of ${stake} paid ${payout}.`,
    de: ({ stake, payout }) => `Deine Wette über ${stake} hat ${payout} ausgezahlt.`,
  },
  lost: {
    en: ({ stake }) => `Your bet of ${stake} did not come in.`,
    de: ({ stake }) => `Deine Wette über ${stake} ist nicht aufgegangen.`,
  },
  returned: {
    en: ({ stake, payout }) => `Of your bet of ${stake}, ${payout} came back.`,
    de: ({ stake, payout }) => `Von deiner Wette über ${stake} kamen ${payout} zurück.`,
  },
  corrected: {
    en: ({ stake, payout, before }) =>
      `A result was corrected: your bet of ${stake} pays ${payout} instead of ${before}.`,
    de: ({ stake, payout, before }) =>
      `Ein Ergebnis wurde korrigiert: Deine Wette über ${stake} zahlt ${payout} statt ${before}.`,
  },
  reopened: {
    en: ({ stake, before }) => `A result was withdrawn: your bet of ${stake}, which had paid ${before}, is open again.`,
    de: ({ stake, before }) =>
      `Ein Ergebnis wurde zurückgenommen: Deine Wette über ${stake}, die ${before} gezahlt hatte, ist wieder offen.`,
  },
  cancelled: {
    en: ({ stake, payout }) => `Your bet of ${stake} was cancelled; ${payout} came back.`,
    de: ({ stake, payout }) => `Deine Wette über ${stake} wurde storniert; ${payout} kamen zurück.`,
  },
  approved: {
    en: ({ stake }) => `Your bet of ${stake} was approved and is placed.`,
    de: ({ stake }) => `Deine Wette über ${stake} wurde genehmigt und ist platziert.`,
  },
  rejected: {
    en: ({ stake }) => `Your bet of ${stake} was not taken; the stake is back in your account.`,
    de: ({ stake }) => `Deine Wette über ${stake} wurde nicht angenommen; der Einsatz ist wieder auf deinem Konto.`,
  },
}

/** Title and text of a notification. */
export function notificationText(
  template: NotificationTemplate,
  data: NotificationData,
  currencies: CurrencyTable,
  locale: ServedLocale,
): { readonly title: string; readonly body: string } {
  const currency = currencies.get(data.currency)?.currency ?? { code: data.currency, subunits: 1 }
  const kind = kindOf(template, data)
  const text = (amount: number) => moneyText(amount, currency, locale)
  const { stake, payout, before = 0 } = data
  return {
    title: TITLES[kind][locale],
    body: BODIES[kind][locale]({ stake: text(stake), payout: text(payout), before: text(before) }),
  }
}

function kindOf(template: NotificationTemplate, { payout, stake }: NotificationData): Kind {
  switch (template) {
    case 'bet_settled':
      if (payout === 0) return 'lost'
      return payout > stake ? 'won' : 'returned'
    case 'bet_corrected':
      return 'corrected'
    case 'bet_reopened':
      return 'reopened'
    case 'bet_cancelled':
      return 'cancelled'
    case 'vip_approved':
      return 'approved'
    case 'vip_rejected':
      return 'rejected'
    default:
      return assertNever(template)
  }
}
