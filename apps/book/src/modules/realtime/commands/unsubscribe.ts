import { leaveChannel } from '../connection/leave-channel.ts'
import type { HubContext } from '../hub-context.ts'
import { DISCONNECTS } from '../protocol/codes.ts'
import type { ChannelRequest } from '../protocol/requests.ts'
import { type Caller, drop, type Outcome, reply } from './outcome.ts'

/** Leaves a channel; leaving one that was never entered is fine, too. */
export function unsubscribe(hub: HubContext, caller: Caller, request: ChannelRequest): Outcome {
  if (request.channel === '') return drop(DISCONNECTS.badRequest)
  const subscription = caller.connection.subscriptions.get(request.channel)
  if (subscription) leaveChannel(hub, caller.connection, subscription)
  return reply({})
}
