import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { isPublicKey } from '../is-key.ts'
import { maySendTo } from '../may-send-to.ts'
import type { PushPorts } from '../ports.ts'

/** A browser has one subscription: only the player who is signed in on it now gets messages. */
export function subscribeToPush({ db, clock, services }: PushPorts): Handler<'subscribeToPush'> {
  return async ({ player, body }) => {
    const { endpoint, keys, topics } = body
    if (!maySendTo(endpoint, services) || !isPublicKey(keys.p256dh)) return refuse('push_refused')
    await db.tx(async (tx) => {
      await tx.query('DELETE FROM push_subscriptions WHERE endpoint = $1 AND session_id IS DISTINCT FROM $2', [
        endpoint,
        player.sessionId,
      ])
      await tx.query(
        `INSERT INTO push_subscriptions (session_id, player_id, endpoint, p256dh, auth, topics, created_at)
         VALUES ($1, $7, $2, $3, $4, $5::text[], $6)
         ON CONFLICT (session_id) DO UPDATE SET endpoint = $2, p256dh = $3, auth = $4, topics = $5::text[]`,
        [
          player.sessionId,
          endpoint,
          keys.p256dh,
          keys.auth,
          [...new Set(topics)],
          new Date(clock.now()),
          player.playerId,
        ],
      )
    })
    return null
  }
}
