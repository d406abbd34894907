import { assertNever, FORMAT_LOCALES } from '@touchline/betting'
import type { BetResult, BetType } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { moneyText } from '../../../kernel/money-text.ts'
import { text } from '../../../texts/index.ts'
import type { CurrencyTable } from '../../wallet/index.ts'

type BetTemplate =
  | 'bet_settled'
  | 'bet_corrected'
  | 'bet_reopened'
  | 'bet_cancelled'
  | 'vip_approved'
  | 'vip_rejected'
  | 'vip_offered'
  | 'auto_cash_out'
  | 'jackpot_waiting'
  | 'jackpot_paid'
  | 'jackpot_declined'

/** What each template about a bet is filled with; amounts in subunits. */
interface BetData {
  readonly result: BetResult
  readonly stake: number
  readonly payout: number
  /**
   * What it had paid before, or the requested stake before a counter-offer; absent in notifications from before
   * corrections existed.
   */
  readonly before?: number
  readonly currency: string
  readonly type: BetType
  /** Names of a jackpot and of the prize that was hit; absent where it is about none. */
  readonly jackpot?: NameInLanguages
  readonly level?: NameInLanguages
}

/** The values of a notification about a kick-off. */
interface KickOffData {
  readonly home: string
  readonly away: string
}

/** The values of a notification about a deposit or a withdrawal; the amount in subunits. */
interface PaymentData {
  readonly amount: number
  readonly currency: string
}

const PAYMENT_TEMPLATES = [
  'deposit_booked',
  'deposit_failed',
  'deposit_charged_back',
  'deposit_owed',
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_for_debt',
  'withdrawal_unpaid',
] as const
type PaymentTemplate = (typeof PAYMENT_TEMPLATES)[number]

const isPayment = (
  content: NotificationContent,
): content is Extract<NotificationContent, { template: PaymentTemplate }> =>
  PAYMENT_TEMPLATES.some((template) => template === content.template)

/** The values of a notification about a bonus. */
interface BonusData {
  readonly name: NameInLanguages
  /** In subunits; null where it is worth no fixed amount. */
  readonly amount: number | null
  readonly currency: string | null
  /** Name of the hunt that it was won in. */
  readonly hunt?: NameInLanguages
  /** ISO 8601. */
  readonly until?: string
}

const MAINTENANCE_TEMPLATES = ['maintenance_announced', 'maintenance_cancelled', 'maintenance_over'] as const

/** The values of a notification about maintenance, times as ISO 8601. */
interface MaintenanceData {
  readonly begins_at: string
  readonly ends_at: string
}

/** A notification by its template, with what fills it. */
export type NotificationContent =
  | { readonly template: BetTemplate; readonly data: BetData }
  | { readonly template: 'kick_off'; readonly data: KickOffData }
  | { readonly template: PaymentTemplate; readonly data: PaymentData }
  | { readonly template: (typeof MAINTENANCE_TEMPLATES)[number]; readonly data: MaintenanceData }
  | {
      readonly template: 'bonus_issued' | 'bonus_won' | 'bonus_ending' | 'bonus_raised'
      readonly data: BonusData
    }

/** One name for every language, or one for each. */
type NameInLanguages = string | { readonly [L in ServedLocale]?: string }

type Kind =
  | 'won'
  | 'lost'
  | 'returned'
  | 'corrected'
  | 'reopened'
  | 'cancelled'
  | 'approved'
  | 'rejected'
  | 'offered'
  | 'cashed_out'
  | 'jackpot_waiting'
  | 'jackpot_paid'
  | 'jackpot_declined'

/** Title and text of a notification. */
export function notificationText(
  content: NotificationContent,
  currencies: CurrencyTable,
  locale: ServedLocale,
): { readonly title: string; readonly body: string } {
  if (content.template === 'kick_off') {
    const { home, away } = content.data
    return {
      title: text(locale, 'notification.kick_off.title', { home, away }),
      body: text(locale, 'notification.kick_off.body'),
    }
  }
  if (isPayment(content)) {
    const { template, data } = content
    const amount = moneyText(data.amount, unitOf(currencies, data.currency), locale)
    return {
      title: text(locale, `notification.${template}.title`),
      body: text(locale, `notification.${template}.body`, { amount }),
    }
  }
  if (isAboutMaintenance(content)) return maintenanceText(content, locale)
  if (isAboutBonus(content)) return bonusText(content, currencies, locale)
  const { template, data } = content
  const currency = unitOf(currencies, data.currency)
  const kind = kindOf(template, data)
  const money = (amount: number) => moneyText(amount, currency, locale)
  const { stake, payout, before = 0 } = data
  return {
    title: text(locale, `notification.${kind}.title`),
    body: text(locale, `notification.${kind}.body`, {
      stake: money(stake),
      payout: money(payout),
      before: money(before),
      jackpot: nameIn(data.jackpot, locale),
      level: nameIn(data.level, locale),
    }),
  }
}

const unitOf = (currencies: CurrencyTable, code: string) => currencies.get(code)?.currency ?? { code, subunits: 1 }

type MaintenanceContent = Extract<NotificationContent, { readonly data: MaintenanceData }>

function isAboutMaintenance(content: NotificationContent): content is MaintenanceContent {
  return MAINTENANCE_TEMPLATES.some((template) => template === content.template)
}

function maintenanceText({ template, data }: MaintenanceContent, locale: ServedLocale) {
  const values = {
    from: momentText(Date.parse(data.begins_at), locale),
    until: momentText(Date.parse(data.ends_at), locale),
  }
  return {
    title: text(locale, `notification.${template}.title`),
    body: text(locale, `notification.${template}.body`, values),
  }
}

type BonusContent = Extract<NotificationContent, { readonly data: BonusData }>

function isAboutBonus(content: NotificationContent): content is BonusContent {
  return content.template.startsWith('bonus_')
}

function bonusText({ template, data }: BonusContent, currencies: CurrencyTable, locale: ServedLocale) {
  const { name, amount, currency: code, hunt, until } = data
  const currency = currencies.get(code ?? '')?.currency
  const values = {
    name: nameIn(name, locale),
    amount: amount === null || currency === undefined ? '' : moneyText(amount, currency, locale),
    hunt: nameIn(hunt, locale),
    until: until === undefined ? '' : momentText(Date.parse(until), locale),
  }
  return {
    title: text(locale, `notification.${template}.title`, values),
    body: text(locale, `notification.${template}.body`, values),
  }
}

function momentText(at: number, locale: ServedLocale): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(FORMAT_LOCALES[locale], format).format(at)
}

function nameIn(name: NameInLanguages = '', locale: ServedLocale): string {
  return typeof name === 'string' ? name : (name[locale] ?? name.en ?? '')
}

function kindOf(template: BetTemplate, { payout, stake }: BetData): Kind {
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
    case 'vip_offered':
      return 'offered'
    case 'auto_cash_out':
      return 'cashed_out'
    case 'jackpot_waiting':
    case 'jackpot_paid':
    case 'jackpot_declined':
      return template
    default:
      return assertNever(template)
  }
}
