/** Push: notifications about a player's bets and followed matches for devices whose page is closed. */
import type { BookModule } from '../../kernel/module.ts'
import { getPush } from './endpoints/get-push.ts'
import { subscribeToPush } from './endpoints/subscribe-to-push.ts'
import { unsubscribeFromPush } from './endpoints/unsubscribe-from-push.ts'
import type { PushPorts } from './ports.ts'
import { createPusher } from './pusher.ts'
import { vapidOf } from './vapid.ts'

export { newPushKey } from './vapid.ts'

/** Calls about push messages. */
export type PushCall = 'getPush' | 'subscribeToPush' | 'unsubscribeFromPush'

export function createPush(ports: PushPorts): BookModule<PushCall> {
  const vapid = vapidOf(ports.key, ports.sender)
  return {
    handlers: {
      getPush: getPush(ports.db, vapid),
      subscribeToPush: subscribeToPush(ports),
      unsubscribeFromPush: unsubscribeFromPush(ports.db),
    },
    services: { api: [createPusher(ports, vapid)] },
    tidy: async () => void (await ports.db.query('SELECT push_drop_kept()', [])),
  }
}
