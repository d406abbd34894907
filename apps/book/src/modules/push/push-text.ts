import { SERVED_LOCALES, type ServedLocale } from '../../kernel/locale.ts'
import { text } from '../../texts/index.ts'
import { type NotificationContent, notificationText, publicLink } from '../platform/index.ts'
import type { CurrencyTable } from '../wallet/index.ts'

/** What a device shows, as its worker reads it (`apps/web/public/push-worker.js`). */
export interface PushText {
  readonly title: string
  readonly body: string
  /** Where pressing it leads. */
  readonly path: string
  /** A later message with the same tag takes its place. */
  readonly tag: string
  readonly lang: ServedLocale
}

export type PushedContent = NotificationContent & {
  readonly object_type: string | null
  readonly object_id: bigint | null
}

/**
 * A notification as a device shows it, in the player's language. It is shown on locked screens, for others to read: of
 * a bet it shows the result, and neither stake nor payout.
 */
export function pushText(content: PushedContent, currencies: CurrencyTable, language: string): PushText {
  const lang = SERVED_LOCALES.find((locale) => locale === language) ?? SERVED_LOCALES[0]
  const { title, body } = notificationText(content, currencies, lang)
  const isMatch = content.object_type === 'match'
  // The page of a match leads to its right address by its number alone.
  const page = isMatch ? `football/match-m${content.object_id}` : `bets/${content.object_id}`
  return {
    title,
    body: isMatch ? body : text(lang, 'notification.push.bet'),
    path: publicLink('', lang, page),
    tag: `${content.object_type}-${content.object_id}`,
    lang,
  }
}
