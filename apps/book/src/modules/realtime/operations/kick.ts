import { disconnect } from '../connection/disconnect.ts'
import { unsubscribeConnection } from '../connection/leave-channel.ts'
import type { HubContext } from '../hub-context.ts'
import type { Connection } from '../model.ts'
import { DISCONNECTS, type Disconnect, UNSUBSCRIBES, type Unsubscribe } from '../protocol/codes.ts'

/** The connections meant: all of a user, or just one client of that user. */
export interface Target {
  readonly user: string
  /** Empty for all. */
  readonly client: string
}

/** Closes the target's connections and counts them. Tokens of a user whose session ended are refused from now on. */
export function disconnectUser(hub: HubContext, target: Target, why: Disconnect): number {
  const isEnd = why.code === DISCONNECTS.sessionEnded.code && target.client === ''
  if (isEnd) hub.ended.add(target.user, hub.config.scheduler.now())
  const targets = connectionsOf(hub, target)
  for (const connection of targets) disconnect(hub, connection, why)
  return targets.length
}

/** Ends the target's subscription to a channel, or to all when the channel is empty, and counts what ended. */
export function unsubscribeUser(
  hub: HubContext,
  target: Target,
  channel: string,
  why: Unsubscribe = UNSUBSCRIBES.server,
): number {
  let ended = 0
  for (const connection of connectionsOf(hub, target)) {
    for (const subscription of [...connection.subscriptions.values()]) {
      if (channel !== '' && subscription.channel.name !== channel) continue
      unsubscribeConnection(hub, connection, subscription, why)
      ended++
    }
  }
  return ended
}

function connectionsOf(hub: HubContext, target: Target): Connection[] {
  return hub.connections.ofUser(target.user).filter(({ id }) => target.client === '' || id === target.client)
}
