import { clientInfo } from '../connection/client-info.ts'
import type { HubContext } from '../hub-context.ts'
import { publishTo } from '../operations/publish.ts'
import { CLIENT_ERRORS, DISCONNECTS } from '../protocol/codes.ts'
import type { PublishRequest } from '../protocol/requests.ts'
import { rightInChannel } from './channel-right.ts'
import { type Caller, drop, type Outcome, refuse, reply } from './outcome.ts'

/** A client publishes; only where the namespace allows it, and with its name on it. */
export function publish(hub: HubContext, caller: Caller, request: PublishRequest): Outcome {
  if (request.channel === '') return drop(DISCONNECTS.badRequest)
  const right = rightInChannel(hub, caller, request.channel, 'clientPublish')
  if (right.kind === 'refused') return refuse(right.error)
  if (request.data === undefined) return refuse(CLIENT_ERRORS.badRequest)
  const info = JSON.stringify(clientInfo(caller.connection, caller.session, right.subscription))
  const outcome = publishTo(hub, request.channel, { json: JSON.stringify(request.data), info })
  return outcome.kind === 'refused' ? refuse(outcome.error) : reply({})
}
