import * as z from 'zod/mini'
import { PROVIDERS } from '../constants.ts'
import { Bet } from '../entities/bet.ts'
import { EventStatusCode } from '../entities/event-status.ts'
import { Market, MarketPatch } from '../entities/market.ts'
import { Statistics } from '../entities/match.ts'
import { Notification } from '../entities/player.ts'
import { CurrencyCode, Id, Timestamp, Version } from '../primitives.ts'

/** Score, clock, phase or start time of a match moved. Statistics are whole, not a difference. */
const match_changed = z.strictObject({
  match_id: Id,
  version: Version,
  stage: z.int(),
  stage_name: z.string(),
  start_time: Timestamp,
  available_markets: z.int(),
  bet_stop_reason: z.nullable(z.string()),
  statistics: Statistics,
})

/**
 * Prices or statuses of some markets. `patches` change markets the receiver has; `markets` are whole, for those the
 * channel has not carried yet. `priced_at` says that all other prices of the match are still right at that time.
 */
const markets_changed = z.strictObject({
  match_id: Id,
  version: Version,
  priced_at: Timestamp,
  patches: z.array(MarketPatch),
  markets: z.array(Market),
})

/** A match went live, stopped, ended, or came back. */
const match_status_changed = z.strictObject({
  match_id: Id,
  version: Version,
  status: EventStatusCode,
  sport_key: z.string(),
  tournament_id: Id,
})

/** A ball was drawn. All balls so far, in their order. */
const draw_changed = z.strictObject({
  match_id: Id,
  version: Version,
  balls: z.array(z.int()),
  bonus_ball: z.nullable(z.int()),
})

const provider_status_changed = z.strictObject({ provider: z.enum(PROVIDERS), status: z.enum(['up', 'down']) })
const tournament_pool_changed = z.strictObject({ tournament_id: Id, pool: z.int(), currency: CurrencyCode })
const balance_changed = z.strictObject({
  currency: CurrencyCode,
  /** In subunits. */
  balance: z.int(),
  /** Grows with every movement of the account: an older balance never replaces a newer one. */
  version: Version,
})
const unread_counters_changed = z.strictObject({ unread: z.int() })
const notification = Notification
const bet_changed = Bet
const bet_cashout_changed = z.strictObject({ bet_id: Id, to_cashout: z.nullable(z.int()) })
const bonus_issued = z.strictObject({ bonus_id: Id, type: z.string() })

/** Payload schemas of every realtime event, by type. Handlers are keyed by it: a missing one does not compile. */
export const EVENTS = {
  match_changed,
  markets_changed,
  match_status_changed,
  draw_changed,
  provider_status_changed,
  tournament_pool_changed,
  balance_changed,
  unread_counters_changed,
  notification,
  bet_changed,
  bet_cashout_changed,
  bonus_issued,
} as const

export type EventType = keyof typeof EVENTS
export type EventData<T extends EventType> = z.infer<(typeof EVENTS)[T]>
/** A publication's `data`: `{type, data}`. */
export type RealtimeEvent = { [T in EventType]: { readonly type: T; readonly data: EventData<T> } }[EventType]

const isEventType = (type: unknown): type is EventType => typeof type === 'string' && Object.hasOwn(EVENTS, type)

/** Validates a publication; null when it is not an event of this contract. */
export function parseEvent(input: unknown): RealtimeEvent | null {
  if (typeof input !== 'object' || input === null || !('type' in input) || !('data' in input)) return null
  if (!isEventType(input.type)) return null
  const parsed = z.safeParse(EVENTS[input.type], input.data)
  return parsed.success ? ({ type: input.type, data: parsed.data } as RealtimeEvent) : null
}
