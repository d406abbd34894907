import type { HubContext } from '../hub-context.ts'
import { countCode } from '../metrics.ts'
import type { Connection, Subscription } from '../model.ts'
import type { Unsubscribe } from '../protocol/codes.ts'
import { encodeUnsubscribePush } from '../protocol/encode.ts'
import { messageOf } from '../wire/message.ts'

/** Ends a subscription without a push to the client. */
export function leaveChannel(hub: HubContext, connection: Connection, subscription: Subscription): void {
  const { channel } = subscription
  hub.wheel.cancel(subscription.expiry)
  channel.subscribers.delete(connection)
  channel.usedAt = hub.config.scheduler.now()
  connection.subscriptions.delete(channel.name)
}

/** Ends a subscription from our side and sends the client the reason. */
export function unsubscribeConnection(
  hub: HubContext,
  connection: Connection,
  subscription: Subscription,
  why: Unsubscribe,
): void {
  leaveChannel(hub, connection, subscription)
  countCode(hub.metrics.unsubscribes, why.code)
  hub.flusher.send(connection, messageOf(encodeUnsubscribePush(subscription.channel.name, why)))
}
