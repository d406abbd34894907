import { BET_RESULTS, BET_STATES, BET_TYPES } from '@touchline/betting'
import * as z from 'zod'

const id = z.int().positive()
const cents = z.int().describe('In subunits of the currency.')
const currency = z.string().length(3).describe('ISO 4217.')
const time = z.string().describe('ISO 8601.')
const status = z.enum(BET_STATES)

const step = z.strictObject({
  bet_id: id,
  status,
  result: z.enum(BET_RESULTS),
  currency,
  amount: cents.nullable().describe('What the bet pays, stake included, in subunits.'),
  previous_status: status.nullable(),
  previous_amount: cents.nullable(),
  reason: z.string().nullable(),
})

const session = z.strictObject({ session_id: id, host_origin: z.string().nullable() })

/** What the events of each type hold in `data`. The functions `export_*.sql` write it. */
export const PAYLOADS = {
  bet_placed: z.strictObject({
    bet_id: id,
    bet_type: z.enum(BET_TYPES),
    status,
    currency,
    stake: cents,
    odds: z.int().nullable().describe('Times 10,000.'),
    possible_win: cents.nullable(),
    selections: z
      .array(
        z.strictObject({
          match_id: id,
          market_id: z.int(),
          specifier: z.string(),
          outcome_id: z.string(),
          odds: z.int().describe('Times 10,000.'),
        }),
      )
      .nullable(),
  }),
  bet_accepted: step,
  bet_rejected: step,
  bet_settled: step,
  bet_cancelled: step,
  bet_reopened: step,
  bet_cashed_out: z.strictObject({ bet_id: id, part: z.int(), currency, stake: cents, amount: cents }),
  payment: z.strictObject({
    transfer_id: id,
    kind: z.string(),
    currency,
    amount: cents,
    direction: z.enum(['in', 'out']),
  }),
  limit_changed: z.strictObject({
    limit_id: id,
    limit_type: z.string(),
    period: z.enum(['day', 'week', 'month']).nullable(),
    currency: currency.nullable(),
    amount: z.int().nullable().describe('In subunits, or in seconds where it limits time.'),
    next_amount: z.int().nullable(),
    ends_at: time.nullable(),
    is_imposed: z.boolean(),
  }),
  session_started: session,
  session_ended: session,
} as const

/** Kinds of events that are exported (docs/event-export.md). */
export type EventName = keyof typeof PAYLOADS
export const EVENT_TYPES = Object.keys(PAYLOADS) as readonly EventName[]

/** An event of a type, as receivers get it. */
export const eventSchema = (type: EventName) =>
  z.strictObject({
    position: z.string().regex(/^\d+$/).describe('Place in the order of all events; grows, with gaps.'),
    type: z.literal(type),
    at: time.describe('When it happened, ISO 8601 in UTC.'),
    player_id: id,
    data: PAYLOADS[type],
  })

/** JSON Schemas of all events, by type. Receivers ignore fields that they do not know: new ones may come. */
export function eventSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, withNewFields(z.toJSONSchema(eventSchema(type)))]))
}

function withNewFields(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'additionalProperties' ? undefined : value)))
}
