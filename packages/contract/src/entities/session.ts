import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { Id, Timestamp } from '../primitives.ts'

export const Session = component(
  'Session',
  'A place where a player is signed in.',
  z.strictObject({
    id: Id,
    device: about(
      z.nullable(z.string()),
      "Browser and system as the browser names them, e.g. 'Firefox on Linux'; null where it does not say.",
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
  'A stretch of play inside a session, which reality checks and session limits count from.',
  z.strictObject({
    started_at: about(Timestamp, 'When it began.'),
    continued_at: about(z.nullable(Timestamp), 'When the player last said that he goes on; null before.'),
    reality_check_ms: about(
      z.nullable(z.int()),
      'Time between reality checks in ms; null where the player has set none.',
    ),
    limit_reached_at: about(
      z.nullable(Timestamp),
      "When the player's session limit is reached; null where he has set none.",
    ),
  }),
)
export type PlaySession = z.infer<typeof PlaySession>
