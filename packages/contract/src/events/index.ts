import * as z from 'zod/mini'
import { CASH_OUT_OFF, PROVIDERS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Bet } from '../entities/bet.ts'
import { EventStatusCode } from '../entities/event-status.ts'
import { Market, MarketPatch } from '../entities/market.ts'
import { Statistics } from '../entities/match.ts'
import { Notification } from '../entities/player.ts'
import { CurrencyCode, Id, Timestamp, Version } from '../primitives.ts'

const match_changed = component(
  'MatchChanged',
  'Score, clock, phase or start time of a match moved. Statistics are whole, not a difference.',
  z.strictObject({
    match_id: Id,
    version: Version,
    stage: z.int(),
    stage_name: z.string(),
    start_time: Timestamp,
    available_markets: about(z.int(), 'How many markets are on offer.'),
    bet_stop_reason: z.nullable(z.string()),
    offered_as: z.optional(Id),
    statistics: Statistics,
  }),
)

const markets_changed = component(
  'MarketsChanged',
  'Prices or statuses of some markets.',
  z.strictObject({
    match_id: Id,
    version: Version,
    priced_at: about(Timestamp, 'All other prices of the event are still right at this time.'),
    patches: about(z.array(MarketPatch), 'Changes of markets that the receiver has.'),
    markets: about(z.array(Market), 'Whole markets, for those that the channel has not carried yet.'),
  }),
)

const list_changed = component(
  'ListChanged',
  'Listed prices, score or clock of some matches of a list moved.',
  z.strictObject({
    prices: about(
      z.array(markets_changed),
      'Listed markets that moved or took the place of others, and those that are not listed any more, as on the channel of the match.',
    ),
    states: about(z.array(match_changed), 'Score, clock or phase of matches whose rows show another one.'),
  }),
)

const match_status_changed = component(
  'MatchStatusChanged',
  'An event went live, stopped, ended, or came back; or an outright has another name, end or field, or another one is offered in its place.',
  z.strictObject({
    match_id: Id,
    version: Version,
    status: EventStatusCode,
    sport_key: z.string(),
    tournament_id: Id,
    offered_as: z.optional(Id),
  }),
)

const draw_changed = component(
  'DrawChanged',
  'A ball was drawn.',
  z.strictObject({
    match_id: Id,
    version: Version,
    balls: about(z.array(z.int()), 'All balls so far, in their order.'),
    bonus_ball: z.nullable(z.int()),
  }),
)

const provider_status_changed = component(
  'ProviderStatusChanged',
  'A provider went down, and nothing of it can be bet on, or came back.',
  z.strictObject({ provider: z.enum(PROVIDERS), status: about(z.enum(['up', 'down']), 'Whether it can be bet on.') }),
)
const tournament_pool_changed = component(
  'TournamentPoolChanged',
  'The pool of a hunting tournament grew.',
  z.strictObject({ tournament_id: Id, pool: about(z.int(), 'In subunits.'), currency: CurrencyCode }),
)
const balance_changed = component(
  'BalanceChanged',
  "Money moved on one of the player's accounts.",
  z.strictObject({
    currency: CurrencyCode,
    balance: about(z.int(), 'In subunits.'),
    version: about(Version, 'Grows with every movement of the account: an older balance never replaces a newer one.'),
  }),
)
const unread_counters_changed = component(
  'UnreadCountersChanged',
  'Another number of notifications waits to be read.',
  z.strictObject({ unread: z.int() }),
)
const notification = Notification
const bet_changed = Bet
const bet_cashout_changed = component(
  'BetCashoutChanged',
  "One of the player's bets can be cashed out for another amount.",
  z.strictObject({
    bet_id: Id,
    to_cashout: z.nullable(z.int()),
    cashout_off: about(z.optional(z.enum(CASH_OUT_OFF)), 'Why it cannot, as in `Bet`.'),
  }),
)
const bonus_issued = component(
  'BonusIssued',
  'The player was given a bonus.',
  z.strictObject({ bonus_id: Id, type: about(z.string(), 'Which kind it is.') }),
)

const site_changed = component(
  'SiteChanged',
  'Another version of the site was published, or maintenance announced or called off: pages ask for theirs again.',
  z.strictObject({ version: about(z.int(), 'The version that is shown from now on.') }),
)

/** Payload schemas of every realtime event, by type. Handlers are keyed by it: a missing one does not compile. */
export const EVENTS = {
  match_changed,
  markets_changed,
  list_changed,
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
  site_changed,
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
