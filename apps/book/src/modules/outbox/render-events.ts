import { assertNever } from '@touchline/betting'
import type { Bet, Notification, RealtimeEvent } from '@touchline/contract'
import type { ServedLocale } from '../../kernel/locale.ts'
import { loadBets, viewBets } from '../bets/index.ts'
import { type LanguagesOf, NOTIFICATION_COLUMNS, type NotificationRow, notificationViews } from '../platform/index.ts'
import type { OutboxEvent, OutboxRow } from './outbox-event.ts'
import type { OutboxPorts } from './ports.ts'

/** Looks up the current values for the events of some rows, in each language of one of their players. */
export async function createRenderer(ports: OutboxPorts, rows: readonly OutboxRow[], languages: LanguagesOf) {
  const locales = [...new Set(rows.flatMap(({ player_id: playerId }) => languages(playerId)))]
  const events = rows.filter(({ player_id: playerId }) => languages(playerId).length > 0).flatMap((row) => row.events)
  const bets = await viewsOfBets(ports, locales, idsOf(events, 'bet_changed'))
  const notifications = await viewsOfNotifications(ports, locales, idsOf(events, 'notification'))
  const unread = await unreadOf(ports, rows)

  /** The event as the wire has it; null when what it is about is gone. */
  return function render(playerId: number, event: OutboxEvent, locale: ServedLocale): RealtimeEvent | null {
    switch (event.type) {
      case 'balance_changed': {
        const { currency, balance, version } = event
        return { type: 'balance_changed', data: { currency, balance, version } }
      }
      case 'bet_changed': {
        const data = bets.get(locale)?.get(event.bet_id)
        return data === undefined ? null : { type: 'bet_changed', data }
      }
      case 'notification': {
        const data = notifications.get(locale)?.get(event.notification_id)
        return data === undefined ? null : { type: 'notification', data }
      }
      case 'unread_counters_changed':
        return { type: 'unread_counters_changed', data: { unread: unread.get(playerId) ?? 0 } }
      case 'bonus_issued':
        return { type: 'bonus_issued', data: { bonus_id: event.bonus_id, type: event.bonus_type } }
      default:
        return assertNever(event)
    }
  }
}

type ByLocale<T> = ReadonlyMap<ServedLocale, ReadonlyMap<number, T>>

function idsOf(events: readonly OutboxEvent[], type: 'bet_changed' | 'notification'): number[] {
  const ids = new Set<number>()
  for (const event of events) {
    if (event.type !== type) continue
    ids.add(event.type === 'bet_changed' ? event.bet_id : event.notification_id)
  }
  return [...ids]
}

async function viewsOfBets(
  ports: OutboxPorts,
  locales: readonly ServedLocale[],
  ids: readonly number[],
): Promise<ByLocale<Bet>> {
  if (ids.length === 0) return new Map()
  const bets = await loadBets(ports.db, ids)
  const views = await Promise.all(locales.map((locale) => viewBets(ports, bets, locale)))
  return byLocale(locales, views)
}

async function viewsOfNotifications(
  ports: OutboxPorts,
  locales: readonly ServedLocale[],
  ids: readonly number[],
): Promise<ByLocale<Notification>> {
  if (ids.length === 0) return new Map()
  const rows = await ports.db.query<NotificationRow>(
    `SELECT ${NOTIFICATION_COLUMNS} FROM notifications WHERE id = ANY ($1::int[])`,
    [ids],
  )
  const inLanguage = await notificationViews(ports, rows)
  const views = await Promise.all(locales.map(inLanguage))
  return byLocale(locales, views)
}

function byLocale<T extends { readonly id: number }>(
  locales: readonly ServedLocale[],
  views: readonly (readonly T[])[],
): ByLocale<T> {
  return new Map(locales.map((locale, i) => [locale, new Map((views[i] ?? []).map((view) => [view.id, view]))]))
}

async function unreadOf({ db }: OutboxPorts, rows: readonly OutboxRow[]): Promise<ReadonlyMap<number, number>> {
  const players = rows
    .filter((row) => row.events.some((event) => event.type === 'unread_counters_changed'))
    .map((row) => row.player_id)
  if (players.length === 0) return new Map()
  const counts = await db.query<{ player_id: number; n: number }>(
    `SELECT player_id, count(*)::int AS n FROM notifications
     WHERE player_id = ANY ($1::int[]) AND read_at IS NULL GROUP BY player_id`,
    [[...new Set(players)]],
  )
  return new Map(counts.map((row) => [row.player_id, row.n]))
}
