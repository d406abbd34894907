import type { HubContext } from '../hub-context.ts'
import { historyOf } from '../operations/history.ts'
import { DISCONNECTS } from '../protocol/codes.ts'
import type { HistoryRequest } from '../protocol/requests.ts'
import { rightInChannel } from './channel-right.ts'
import { type Caller, drop, type Outcome, refuse } from './outcome.ts'

/** Reads the channel's window. */
export function history(hub: HubContext, caller: Caller, request: HistoryRequest): Outcome {
  if (request.channel === '') return drop(DISCONNECTS.badRequest)
  const right = rightInChannel(hub, caller, request.channel, 'clientHistory')
  if (right.kind === 'refused') return refuse(right.error)
  const found = historyOf(hub, request)
  return found.kind === 'refused' ? refuse(found.error) : { kind: 'reply', result: found.json }
}
