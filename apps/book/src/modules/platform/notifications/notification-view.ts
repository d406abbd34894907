import type { Notification, NotificationType } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { CurrencyTable } from '../../wallet/index.ts'
import { type NotificationData, type NotificationTemplate, notificationText } from './notification-texts.ts'

export interface NotificationRow {
  readonly id: number
  readonly type: NotificationType
  readonly template: NotificationTemplate
  readonly data: NotificationData
  readonly object_type: string | null
  readonly object_id: bigint | null
  readonly created_at: Date
  readonly read_at: Date | null
}

export const NOTIFICATION_COLUMNS = 'id, type, template, data, object_type, object_id, created_at, read_at'

/** A notification in a player's language. */
export function notificationView(row: NotificationRow, currencies: CurrencyTable, locale: ServedLocale): Notification {
  const { title, body } = notificationText(row.template, row.data, currencies, locale)
  return {
    id: row.id,
    title,
    body,
    caption: null,
    type: row.type,
    object_type: row.object_type,
    object_id: row.object_id === null ? null : Number(row.object_id),
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  }
}
