import type { HubContext } from '../hub-context.ts'
import { presenceIn } from '../operations/presence.ts'
import { DISCONNECTS } from '../protocol/codes.ts'
import type { ChannelRequest } from '../protocol/requests.ts'
import { rightInChannel } from './channel-right.ts'
import { type Caller, drop, type Outcome, refuse, reply } from './outcome.ts'

/** Who is in the channel. */
export function presence(hub: HubContext, caller: Caller, request: ChannelRequest): Outcome {
  if (request.channel === '') return drop(DISCONNECTS.badRequest)
  const right = rightInChannel(hub, caller, request.channel, 'presence')
  return right.kind === 'refused' ? refuse(right.error) : reply({ presence: presenceIn(hub, request.channel) })
}
