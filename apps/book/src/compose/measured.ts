import { EVENT_STATUS, PRICE_MAX_AGE_MS, PROVIDERS } from '@touchline/betting'
import type { Db } from '../db/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Log } from '../kernel/log.ts'
import type { LabelsOf } from '../kernel/metrics/catalogue.ts'
import type { Metrics } from '../kernel/metrics/metrics.ts'
import type { Providers } from '../kernel/ports/providers.ts'
import type { Published, Publisher } from '../kernel/ports/publisher.ts'
import type { Role } from '../kernel/service.ts'
import type { EventIndex } from '../modules/catalogue/index.ts'
import type { PriceBoard } from '../modules/pricing/index.ts'
import type { HubStats } from '../modules/realtime/index.ts'

const MS = 1_000
/** A shift is a fraction, and shares its histogram with times in ms. */
const CLS_SCALE = 1_000

/** Counts the lines that an operator should read. */
export function countLines(log: Log, metrics: Metrics): Log {
  const counted = (level: 'warn' | 'error') => (message: string, data?: unknown) => {
    metrics.count('touchline_log_lines_total', { level })
    log[level](message, data)
  }
  return { ...log, warn: counted('warn'), error: counted('error') }
}

/** Counts what reached the realtime engine, and what did not. */
export function countPublications(publisher: Publisher, metrics: Metrics): Publisher {
  async function counted(sent: Promise<Published>): Promise<Published> {
    const published = await sent
    metrics.count('touchline_publications_total', { result: published.ok ? 'sent' : 'lost' })
    return published
  }
  return {
    ...publisher,
    publish: (...args) => counted(publisher.publish(...args)),
    broadcast: (...args) => counted(publisher.broadcast(...args)),
  }
}

/** Counts what pages report and measure; for the server of pages beside this book. */
export function pageWatch(metrics: Metrics) {
  return {
    reported: (kind: string) => metrics.count('touchline_page_reports_total', { kind }),
    measured: (measure: string, device: string, value: number) =>
      metrics.observe('touchline_page_measure_ms', { measure, device }, measure === 'cls' ? value * CLS_SCALE : value),
  }
}

export interface MeasuredParts {
  readonly clock: Clock
  readonly db: Db
  readonly events: EventIndex
  readonly board: PriceBoard
  readonly providers: Providers
  /** The hub in this process; null where the engine is another one. */
  readonly hub: (() => HubStats) | null
  /** ms since the owner of the offer sent something; null where this process owns it. */
  silenceMs(): number | null
  isReady(): boolean
  /** Roles that one process holds at a time, and whether this process holds them. */
  readonly roles: readonly { readonly role: Role; isHeld(): boolean }[]
}

/** Has everything read that a process knows of itself. */
export function measureProcess(metrics: Metrics, parts: MeasuredParts): void {
  const one = (value: number | null) => (value === null ? [] : [{ labels: {}, value }])
  metrics.read('touchline_ready', () => one(Number(parts.isReady())))
  metrics.read('touchline_role_held', () =>
    parts.roles.map(({ role, isHeld }) => ({ labels: { role }, value: Number(isHeld()) })),
  )
  metrics.read('touchline_provider_up', () =>
    PROVIDERS.map((provider) => ({ labels: { provider }, value: Number(parts.providers.statusOf(provider) === 'up') })),
  )
  metrics.read('touchline_offer_follower_silence_seconds', () => {
    const ms = parts.silenceMs()
    return one(ms === null ? null : ms / MS)
  })
  metrics.read('touchline_offer_events', () => byState(countEvents(parts)))
  metrics.read('touchline_database_connections', () => {
    const pool = parts.db.connections?.()
    return pool === undefined ? [] : byState(pool)
  })
  if (parts.hub !== null) measureHub(metrics, parts.hub)
}

/** Has the numbers of a hub read. */
export function measureHub(metrics: Metrics, stats: () => HubStats): void {
  metrics.read('touchline_realtime_connections', () => [{ labels: {}, value: stats().num_clients }])
  metrics.read('touchline_realtime_subscriptions', () => [{ labels: {}, value: stats().num_subscriptions }])
  metrics.read('touchline_realtime_messages_total', () => [{ labels: {}, value: stats().messages_sent }])
  metrics.read('touchline_realtime_disconnects_total', () =>
    Object.entries(stats().server_disconnects).map(([code, value]) => ({ labels: { code }, value })),
  )
  metrics.read('touchline_realtime_recoveries_total', () => {
    const { recovered, unrecovered } = stats()
    return [
      { labels: { result: 'recovered' }, value: recovered },
      { labels: { result: 'unrecovered' }, value: unrecovered },
    ]
  })
}

function byState(
  counts: Readonly<Record<string, number>>,
): { labels: LabelsOf<'touchline_offer_events'>; value: number }[] {
  return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }))
}

function countEvents({ events, board, clock }: Pick<MeasuredParts, 'events' | 'board' | 'clock'>) {
  const counts = { open: 0, unpriced: 0, stale: 0 }
  const oldest = clock.now() - PRICE_MAX_AGE_MS
  for (const { id, status } of events.all()) {
    if (status !== EVENT_STATUS.prematch && status !== EVENT_STATUS.live) continue
    counts.open++
    const match = board.event(id)
    if (match === undefined) counts.unpriced++
    else if (match.fresh_at < oldest) counts.stale++
  }
  return counts
}
