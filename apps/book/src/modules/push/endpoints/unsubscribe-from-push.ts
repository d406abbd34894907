import type { Db } from '../../../db/index.ts'
import type { Handler } from '../../../kernel/handler.ts'

export function unsubscribeFromPush(db: Db): Handler<'unsubscribeFromPush'> {
  return async ({ player }) => {
    await db.query('DELETE FROM push_subscriptions WHERE session_id = $1', [player.sessionId])
    return null
  }
}
