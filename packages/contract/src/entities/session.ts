import * as z from 'zod/mini'
import { Id, Timestamp } from '../primitives.ts'

/** A place where a player is signed in. */
export const Session = z.strictObject({
  id: Id,
  /** Browser and system as the browser names them, e.g. 'Firefox on Linux'; null where it does not say. */
  device: z.nullable(z.string()),
  /** Network address it was last used from; null where it is not known. */
  address: z.nullable(z.string()),
  created_at: Timestamp,
  /** To the minute. */
  last_seen_at: Timestamp,
  /** The session that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** A stretch of play inside a session, which reality checks and session limits count from. */
export const PlaySession = z.strictObject({
  started_at: Timestamp,
  /** When the player last said that he goes on; null before. */
  continued_at: z.nullable(Timestamp),
  /** Time between reality checks in ms; null where the player has set none. */
  reality_check_ms: z.nullable(z.int()),
  /** When the player's session limit is reached; null where he has set none. */
  limit_reached_at: z.nullable(Timestamp),
})
export type PlaySession = z.infer<typeof PlaySession>
