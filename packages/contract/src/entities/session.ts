import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Id, Timestamp } from '../primitives.ts'

export const Session = component(
  'Session',
  'A place where a player is signed in.',
  z.strictObject({
    id: Id,
    device: about(
      z.nullable(z.string()),
      "Browser and system as they name themselves, in no language, e.g. 'Firefox, Linux'; null where it does not say.",
    ),
    host: about(
      z.nullable(z.string()),
      'Origin of the page in whose frame it is; null for a session of the site itself.',
    ),
    address: about(z.nullable(z.string()), 'Network address it was last used from; null where it is not known.'),
    created_at: Timestamp,
    last_seen_at: about(Timestamp, 'To the minute.'),
    current: about(z.boolean(), 'The session that asks.'),
  }),
)
export type Session = z.infer<typeof Session>

export const PlaySession = component(
  'PlaySession',
  'A stretch of play over all devices, which reality checks and limits on time count from. It ends when the player is away for a quarter of an hour.',
  z.strictObject({
    started_at: about(Timestamp, 'When it began.'),
    continued_at: about(z.nullable(Timestamp), 'When the player last said that they go on; null before.'),
    reality_check_ms: about(z.nullable(z.int()), 'Time between reality checks in ms; null where there are none.'),
    reality_check_at: about(
      z.nullable(Timestamp),
      'When the next one is due; from then on no bets are taken until the player continues. Null where there are none.',
    ),
    limit_reached_at: about(
      z.nullable(Timestamp),
      "When the first of the player's limits on time is reached; null where there are none.",
    ),
    played_ms: about(z.int(), 'How long it has lasted, in ms.'),
    currency: about(CurrencyCode, "Currency of the amounts beside it: the player's main one."),
    staked: about(z.int(), 'In subunits: stakes since it began, of all accounts, less what was returned.'),
    won: about(z.int(), 'In subunits: what bets and cash-outs have paid since it began, less what was taken back.'),
  }),
)
export type PlaySession = z.infer<typeof PlaySession>
