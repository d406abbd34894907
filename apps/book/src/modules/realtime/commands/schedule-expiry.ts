import { disconnect } from '../connection/disconnect.ts'
import { unsubscribeConnection } from '../connection/leave-channel.ts'
import type { HubContext } from '../hub-context.ts'
import type { Connection, Subscription } from '../model.ts'
import { DISCONNECTS, UNSUBSCRIBES } from '../protocol/codes.ts'
import type { WheelTimer } from '../timing/timer-wheel.ts'

/** Replaces a connection's deadline by the one of its token: 3005 once the grace after expiry is over. */
export function scheduleConnectionExpiry(hub: HubContext, connection: Connection, expiresAt: number | null): void {
  hub.wheel.cancel(connection.deadline)
  connection.deadline = afterGrace(hub, expiresAt, () => disconnect(hub, connection, DISCONNECTS.expired))
}

/** The same for a subscription: 2501, after which the client comes back with a new token. */
export function scheduleSubscriptionExpiry(
  hub: HubContext,
  connection: Connection,
  subscription: Subscription,
  expiresAt: number | null,
): void {
  hub.wheel.cancel(subscription.expiry)
  subscription.expiry = afterGrace(hub, expiresAt, () =>
    unsubscribeConnection(hub, connection, subscription, UNSUBSCRIBES.expired),
  )
}

function afterGrace(hub: HubContext, expiresAt: number | null, callback: () => void): WheelTimer | null {
  if (expiresAt === null) return null
  const { scheduler, expiryGraceMs } = hub.config
  return hub.wheel.schedule(Math.max(0, expiresAt * 1000 - scheduler.wallClock()) + expiryGraceMs, callback)
}
