import { JURISDICTIONS, PROTECTION_MARKS } from '@touchline/betting'
import * as z from 'zod/mini'
import { LIMIT_STATUSES, LIMIT_STRATEGIES, LIMIT_TYPES } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Id, Timestamp } from '../primitives.ts'

export const Limit = component(
  'Limit',
  'A limit that players have set themselves.',
  z.strictObject({
    id: Id,
    type: z.enum(LIMIT_TYPES),
    strategy: about(z.nullable(z.enum(LIMIT_STRATEGIES)), 'How its period is counted; null where it has none.'),
    status: about(z.enum(LIMIT_STATUSES), 'Whether it holds, or waits for a confirmation.'),
    period: about(z.nullable(z.string()), 'What it counts over, e.g. a day; null where it has no period.'),
    parent_type: about(z.nullable(z.string()), 'The limit that it is part of, or null.'),
    disable_at: about(z.nullable(Timestamp), 'When it ends; null: not by itself.'),
    created_at: Timestamp,
    amount: about(
      z.nullable(z.int()),
      'In subunits, of a limit on time in ms: the most it lets pass; null for a break or an exclusion.',
    ),
    currency: about(z.nullable(CurrencyCode), 'Currency of the amounts beside it; null where they are none of money.'),
    imposed: about(z.boolean(), 'The operator has set it, and only the operator changes it.'),
    used: about(
      z.nullable(z.int()),
      'In subunits or ms: what counts towards it in the present period, rounded up; null where nothing is counted. Winnings make losses negative.',
    ),
    next_amount: about(
      z.nullable(z.int()),
      'In subunits or ms: what takes its place at `confirm_from`, or once it is confirmed; null with a `confirm_from`: nothing.',
    ),
    confirm_from: about(
      z.nullable(Timestamp),
      'When the change can be confirmed, or without `confirm_until` when it comes by itself; null where none is wanted.',
    ),
    confirm_until: about(
      z.nullable(Timestamp),
      'Until when the change has to be confirmed; null where it need not be.',
    ),
  }),
)
export type Limit = z.infer<typeof Limit>

export const Protection = component(
  'Protection',
  'How players are protected where the caller lives.',
  z.strictObject({
    jurisdiction: about(z.enum(JURISDICTIONS), 'Whose rules hold.'),
    loosen_delay_ms: about(z.int(), 'A looser limit, or none, holds after so long at the earliest.'),
    confirm_within_ms: about(z.nullable(z.int()), 'How long it can then be confirmed; null where it holds by itself.'),
    needs_deposit_limit: about(z.boolean(), 'A limit on deposits has to hold before anything is paid in.'),
    reality_check_ms: about(z.nullable(z.int()), 'Time between reality checks for all players; null: by wish alone.'),
    return_delay_ms: about(z.int(), 'How long coming back after an exclusion takes.'),
    break_days: about(z.array(z.int()), 'How many days a break may take.'),
    exclusion_days: about(z.array(z.int()), 'How many days at least an exclusion takes.'),
    mark: about(z.enum(PROTECTION_MARKS), 'What every page shows.'),
  }),
)
export type Protection = z.infer<typeof Protection>

export const PlayHistory = component(
  'PlayHistory',
  'Winnings and losses, day by day. Amounts in subunits, all accounts together by the rates of now.',
  z.strictObject({
    currency: about(CurrencyCode, "The player's main currency."),
    days: about(
      z.array(
        z.strictObject({
          day: about(z.string(), 'Its date, e.g. `2026-11-20`.'),
          deposited: about(z.int(), 'Paid in, less what was charged back.'),
          withdrawn: about(z.int(), 'Paid out, or on its way out.'),
          staked: about(z.int(), 'Stakes, less what was returned.'),
          won: about(z.int(), 'What bets and cash-outs have paid, less what was taken back.'),
          played_ms: about(z.int(), 'Time of play in ms.'),
        }),
      ),
      'The last thirty, the earliest first.',
    ),
    limits: about(z.array(Limit), 'Limits of now and before, the latest first; those that ended are `disabled`.'),
  }),
)
export type PlayHistory = z.infer<typeof PlayHistory>
