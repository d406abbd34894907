import * as z from 'zod/mini'
import {
  ACCEPT_MODES,
  BET_RESULTS,
  BET_STATES,
  BET_TYPES,
  CASH_OUT_OFF,
  COUNTER_OFFER_ANSWERS,
  LEG_RESULTS,
  MAX_SELECTIONS,
  SLIP_BONUS_TYPES,
  SPORT_EVENT_TYPES,
} from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { MAX_MARKET_ID } from '../largest-names.ts'
import { CurrencyCode, Id, OutcomeId, PairScore, ScaledOdds, Specifier, Timestamp } from '../primitives.ts'
import { EventStatusCode } from './event-status.ts'

export const Selection = component(
  'Selection',
  'A leg of a placed bet, with the names and the price at placement.',
  z.strictObject({
    id: Id,
    status: about(z.enum(LEG_RESULTS), 'How the leg ended; `open` while it is undecided.'),
    explanation: about(
      z.nullable(z.string()),
      "Sentence that says why it settled so, in the requested language: 'Over 2.5, final 2:1: won'. Null while open.",
    ),
    market: about(z.strictObject({ id: z.int(), name: z.string() }), 'The market as it was called at placement.'),
    outcome: about(z.strictObject({ id: OutcomeId, name: z.string() }), 'The outcome as it was called at placement.'),
    specifier: Specifier,
    odds: about(ScaledOdds, 'Scaled: the price taken.'),
    dead_heat_factor: about(z.nullable(z.string()), 'Share of the stake that counts on a dead heat, or null.'),
    deduction: about(
      z.nullable(z.int()),
      'Percent of the winnings taken off for runners that were withdrawn after the bet (Rule 4), or null.',
    ),
    match: about(
      z.strictObject({
        id: Id,
        urn_id: z.string(),
        slug: z.string(),
        type: z.enum(SPORT_EVENT_TYPES),
        name: z.string(),
        home: z.nullable(z.string()),
        away: z.nullable(z.string()),
        sport_key: z.string(),
        tournament_name: z.string(),
        status: EventStatusCode,
        start_time: Timestamp,
        score: z.nullable(PairScore),
      }),
      'The event, with names as at placement and its status and score now.',
    ),
  }),
)
export type Selection = z.infer<typeof Selection>

export const Stake = component(
  'Stake',
  'An amount of money and its currency.',
  z.strictObject({
    value: about(z.int(), 'In subunits of the currency.'),
    currency: CurrencyCode,
    subunits: about(z.int(), 'Subunits in one unit: 100 for EUR, 1 for JPY, 100000000 for BTC.'),
  }),
)

export const System = component(
  'System',
  'Every combination of `win_count` of the `total_count` selections is one line.',
  z.strictObject({
    id: about(z.string(), "`win_count/total_count`, e.g. '2/4'."),
    win_count: about(z.int(), 'How many selections a line has.'),
    total_count: about(z.int(), 'How many selections the bet has.'),
  }),
)

export const Cashout = component(
  'Cashout',
  "A part of a bet that was cashed out; amounts in subunits of the bet's currency.",
  z.strictObject({
    stake: about(z.int(), 'Part of the stake that it was for, in subunits.'),
    amount: about(z.int(), 'What was paid for it, in subunits.'),
    automatic: about(z.boolean(), 'Whether the book did it automatically, as the player had requested.'),
    created_at: Timestamp,
  }),
)

export const CounterOffer = component(
  'CounterOffer',
  "Another bet that the desk offered instead of a large stake; amounts in subunits of the bet's currency.",
  z.strictObject({
    asked_stake: about(z.int(), 'The requested stake, in subunits.'),
    stake: about(z.int(), 'What the desk takes, in subunits: once the offer is taken it is the stake of the bet.'),
    odds: about(
      z.nullable(ScaledOdds),
      'Scaled: the price that the desk promises; null where the prices of the bet count.',
    ),
    win_amount: about(z.int(), 'What it may return, in subunits.'),
    until: about(Timestamp, 'It can be taken before this moment.'),
    answer: about(
      z.nullable(z.enum(COUNTER_OFFER_ANSWERS)),
      'The outcome; null while the player may answer. `expired`: the time ran out.',
    ),
  }),
)

export const Bet = component(
  'Bet',
  "A bet of the player, open or decided. Amounts are in subunits of the stake's currency.",
  z.strictObject({
    id: Id,
    type: about(z.enum(BET_TYPES), 'Doubles, trebles and accumulators are combos.'),
    ref: about(z.string(), 'Number shown to the player.'),
    status: about(
      z.enum(BET_STATES),
      '`submitted` while a live bet is not decided yet, `waiting_results` while it runs, `cashout_in_progress` while a cash-out in play waits to be decided, `rejected` where it was refused then.',
    ),
    stake: about(Stake, 'What the player put in.'),
    open_stake: about(z.int(), 'Part of the stake that was not cashed out, in subunits: 0 once all of it was.'),
    cashouts: about(
      z.array(Cashout),
      'Parts that were cashed out, oldest first; all of them and the open stake make the stake.',
    ),
    win_amount: about(
      z.int(),
      'What it pays or paid in all, in subunits, cash-outs included: possible return while open, the actual one afterwards.',
    ),
    odds: about(z.int(), 'Total odds (single, combo, custom), scaled and rounded half-up; 0 for systems.'),
    selections: z.array(Selection),
    created_at: Timestamp,
    decide_at: about(z.nullable(Timestamp), 'When a live bet will be decided, while `submitted`.'),
    settled_at: about(z.nullable(Timestamp), 'When it was decided; null while it is open.'),
    result: about(z.enum(BET_RESULTS), 'What it came to; `no_results` while it is open.'),
    to_cashout: about(
      z.nullable(z.int()),
      'What the open stake can be cashed out for, in subunits; null where it cannot.',
    ),
    cashout_off: about(
      z.optional(z.enum(CASH_OUT_OFF)),
      'Why it cannot: `provider_down`, the data of one of its events is interrupted. Absent where it can, or a market is suspended.',
    ),
    auto_cashout: about(
      z.nullable(z.int()),
      'Value at which the book cashes the open stake out by itself, in subunits; null where it was not asked to.',
    ),
    cashout_request: about(
      z.nullable(
        z.strictObject({
          to_cashout: about(z.int(), 'Value of the whole bet that the player saw, in subunits.'),
          created_at: Timestamp,
          decide_at: about(Timestamp, 'When it will be decided, by what the bet is worth then.'),
        }),
      ),
      'A cash-out in play that waits for the live delay, while `cashout_in_progress`; null otherwise. Once it is decided a part more is cashed out, or none.',
    ),
    bonus: about(
      z.nullable(
        z.strictObject({
          id: z.int(),
          type: about(z.enum(SLIP_BONUS_TYPES), 'Which kind it is.'),
          odds: about(z.int(), 'Scaled: what winnings are multiplied by when all legs win; 10000 where they are not.'),
          house_stake: about(z.boolean(), 'Whether the house gave the stake.'),
          points: about(z.int(), 'Points that the bet farms when it is decided.'),
          paid: about(z.nullable(z.int()), 'What it paid or added, in subunits; null before the bet is settled.'),
        }),
      ),
      'The bonus that it was placed with, or null.',
    ),
    system: z.nullable(System),
    accept_mode: about(z.enum(ACCEPT_MODES), 'Which price moves the player accepted for it.'),
    rejection: about(
      z.nullable(z.strictObject({ code: z.int(), key: z.string(), localized_message: z.string() })),
      'Why it was rejected: message key and localized text. Null otherwise.',
    ),
    used_in_jackpot: about(z.boolean(), 'Whether it fed a jackpot.'),
    is_vip: about(z.boolean(), 'Whether it waits, or waited, for a person to approve it.'),
    counter_offer: about(z.nullable(CounterOffer), 'What the desk offered instead; null where it did not.'),
  }),
)
export type Bet = z.infer<typeof Bet>

export const BetRequest = component(
  'BetRequest',
  'One bet as the client sends it.',
  z.strictObject({
    bonus: about(
      z.optional(
        z.nullable(
          z.strictObject({
            id: Id,
            type: z.string().check(z.maxLength(40)),
            odds: about(z.int(), 'Scaled: what winnings are multiplied by, as promised to the player; 10000 for none.'),
          }),
        ),
      ),
      'A bonus to place it with.',
    ),
    stake: about(
      z.strictObject({ value: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)), currency: CurrencyCode }),
      'What to put on it.',
    ),
    selections: z
      .array(
        z.strictObject({
          match_id: Id,
          market_id: z.int().check(z.gte(1), z.lte(MAX_MARKET_ID)),
          specifier: about(Specifier, 'As the market has it.'),
          outcome_id: OutcomeId,
          odds: about(ScaledOdds, "Scaled: the price on the player's screen, a claim that the server checks."),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_SELECTIONS)),
    system_id: about(
      z.optional(z.nullable(z.string().check(z.regex(/^\d{1,2}\/\d{1,2}$/)))),
      "`k/n` for a system bet, e.g. '2/4'.",
    ),
    custom_odds: about(z.optional(z.nullable(ScaledOdds)), 'The one price of a custom bet.'),
  }),
)
export type BetRequest = z.infer<typeof BetRequest>
