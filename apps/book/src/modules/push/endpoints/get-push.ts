import type { PushTopic } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import type { Handler } from '../../../kernel/handler.ts'
import type { Vapid } from '../vapid.ts'

export function getPush(db: Db, { publicKey }: Vapid): Handler<'getPush'> {
  return async ({ player }) => {
    const [row] = await db.query<{ topics: PushTopic[] }>(
      'SELECT topics FROM push_subscriptions WHERE session_id = $1',
      [player.sessionId],
    )
    return { data: { key: publicKey, topics: row?.topics ?? null } }
  }
}
