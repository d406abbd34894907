import * as z from 'zod/mini'
import { MARKET_STATUS, OUTCOME_KEYS, PROVIDERS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { OutcomeId, ScaledOdds, Specifier, Timestamp, Version } from '../primitives.ts'

const MarketStatusCode = component(
  'MarketStatusCode',
  '1 may be bet on, -1 suspended (shown locked); hidden are 0 not offered, -2 handed over, -3 settled, -4 cancelled.',
  z.literal(Object.values(MARKET_STATUS)),
)

export const Outcome = component(
  'Outcome',
  'One outcome of a market and its price.',
  z.strictObject({
    id: OutcomeId,
    name: z.string(),
    key: about(z.nullable(z.enum(OUTCOME_KEYS)), 'Role in the market where it has one: columns, short labels.'),
    active: about(z.boolean(), 'Whether it can be bet on while the market can.'),
    odds: about(ScaledOdds, 'Scaled: the price now, 0 where there is none.'),
  }),
)
export type Outcome = z.infer<typeof Outcome>

export const Market = component(
  'Market',
  'A market with names. Identity inside an event is `id` and `specifier`.',
  z.strictObject({
    match_urn_id: z.string(),
    id: about(z.int(), 'Kind of market; ids recur between sports.'),
    name: z.string(),
    status: MarketStatusCode,
    specifier: Specifier,
    outcomes: z.array(Outcome),
    market_groups: about(z.array(z.string()), 'Keys of the tabs that show it, the first one being its own.'),
    priority: z.int(),
    most_balanced: z.boolean(),
    next_bet_stop: about(z.nullable(Timestamp), 'When betting on it stops by itself, or null.'),
    custom_bet_groups: about(
      z.array(z.string()),
      'Keys of what it can be joined with in a custom bet; empty where it cannot.',
    ),
    provider: z.enum(PROVIDERS),
    columns: about(z.int(), 'Outcomes per row that read best: 1, 2 or 3.'),
    version: Version,
  }),
)
export type Market = z.infer<typeof Market>

export const MarketPatch = component(
  'MarketPatch',
  'Change of a market in the stream, without names. It lists all outcomes of the market.',
  z.strictObject({
    id: about(z.int(), 'Kind of market; ids recur between sports.'),
    specifier: Specifier,
    status: MarketStatusCode,
    most_balanced: z.boolean(),
    outcomes: z.array(
      z.strictObject({
        id: OutcomeId,
        active: about(z.boolean(), 'Whether it can be bet on while the market can.'),
        odds: about(ScaledOdds, 'Scaled: the price now, 0 where there is none.'),
      }),
    ),
  }),
)
export type MarketPatch = z.infer<typeof MarketPatch>
