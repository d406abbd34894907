import { resolveChannel } from '../channels/namespaces.ts'
import type { HubContext } from '../hub-context.ts'
import { presenceIn, presenceStatsIn } from '../operations/presence.ts'
import { CLIENT_ERRORS } from '../protocol/codes.ts'
import type { Fields } from '../protocol/fields.ts'
import { type Call, type CallAnswer, failed } from './call.ts'

/** Who is in a channel. The server may request it of every channel, presence or not. */
export const presence: Call = (hub, body) => inChannel(hub, body, (channel) => ({ presence: presenceIn(hub, channel) }))

/** How many are in a channel. */
export const presenceStats: Call = (hub, body) => inChannel(hub, body, (channel) => presenceStatsIn(hub, channel))

function inChannel(hub: HubContext, body: Fields, look: (channel: string) => unknown): CallAnswer {
  const channel = body.string('channel')
  const resolved = resolveChannel(channel, hub.config.namespaces)
  if (resolved.kind === 'unknown') return failed(CLIENT_ERRORS.unknownChannel)
  if (resolved.kind === 'malformed') return failed(CLIENT_ERRORS.badRequest)
  return { result: look(channel) }
}
