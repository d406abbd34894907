import type { Notification, NotificationType } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { CurrencyTable } from '../../wallet/index.ts'
import { betCaptions, type CaptionSources } from './bet-captions.ts'
import { type NotificationContent, notificationText } from './notification-texts.ts'

export type NotificationRow = NotificationContent & {
  readonly id: number
  readonly type: NotificationType
  readonly object_type: string | null
  readonly object_id: bigint | null
  readonly created_at: Date
  readonly read_at: Date | null
}

export const NOTIFICATION_COLUMNS = 'id, type, template, data, object_type, object_id, created_at, read_at'

/** The bet that a notification is about; null where it is about none. */
const betOf = ({ object_type: type, object_id: id }: NotificationRow): bigint | null => (type === 'bet' ? id : null)

interface ViewSources extends CaptionSources {
  readonly currencies: CurrencyTable
}

/** Notifications in any language, in the order of their rows, with what their bets are on. */
export async function notificationViews(
  sources: ViewSources,
  rows: readonly NotificationRow[],
): Promise<(locale: ServedLocale) => Promise<Notification[]>> {
  const captionsIn = await betCaptions(
    sources,
    rows.flatMap((row) => betOf(row) ?? []),
  )
  return async (locale) => {
    const captions = await captionsIn(locale)
    return rows.map((row) => view(row, sources.currencies, locale, captions.get(betOf(row) ?? 0n) ?? null))
  }
}

function view(
  row: NotificationRow,
  currencies: CurrencyTable,
  locale: ServedLocale,
  caption: string | null,
): Notification {
  const { title, body } = notificationText(row, currencies, locale)
  return {
    id: row.id,
    title,
    body,
    caption,
    type: row.type,
    object_type: row.object_type,
    object_id: row.object_id === null ? null : Number(row.object_id),
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  }
}
