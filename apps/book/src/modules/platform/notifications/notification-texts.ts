import { assertNever } from '@touchline/betting'
import type { BetResult, BetType } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { moneyText } from '../../../kernel/money-text.ts'
import { text } from '../../../texts/index.ts'
import type { CurrencyTable } from '../../wallet/index.ts'

export type NotificationTemplate =
  | 'bet_settled'
  | 'bet_corrected'
  | 'bet_reopened'
  | 'bet_cancelled'
  | 'vip_approved'
  | 'vip_rejected'
  | 'auto_cash_out'

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

type Kind =
  | 'won'
  | 'lost'
  | 'returned'
  | 'corrected'
  | 'reopened'
  | 'cancelled'
  | 'approved'
  | 'rejected'
  | 'cashed_out'

/** Title and text of a notification. */
export function notificationText(
  template: NotificationTemplate,
  data: NotificationData,
  currencies: CurrencyTable,
  locale: ServedLocale,
): { readonly title: string; readonly body: string } {
  const currency = currencies.get(data.currency)?.currency ?? { code: data.currency, subunits: 1 }
  const kind = kindOf(template, data)
  const money = (amount: number) => moneyText(amount, currency, locale)
  const { stake, payout, before = 0 } = data
  return {
    title: text(locale, `notification.${kind}.title`),
    body: text(locale, `notification.${kind}.body`, {
      stake: money(stake),
      payout: money(payout),
      before: money(before),
    }),
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
    case 'auto_cash_out':
      return 'cashed_out'
    default:
      return assertNever(template)
  }
}
