import type { HubContext } from '../hub-context.ts'
import { CLIENT_ERRORS } from '../protocol/codes.ts'
import { type Fields, fieldsOf, MalformedCommand } from '../protocol/fields.ts'
import { broadcast } from './broadcast.ts'
import { type Call, failed } from './call.ts'
import { channels } from './channels.ts'
import { disconnect } from './disconnect.ts'
import { history } from './history.ts'
import { info } from './info.ts'
import { presence, presenceStats } from './presence.ts'
import { publish } from './publish.ts'
import { unsubscribe } from './unsubscribe.ts'

/** Calls of the server API by name, as the last part of their path. */
const SINGLE_CALLS = {
  publish,
  broadcast,
  history,
  presence,
  presence_stats: presenceStats,
  disconnect,
  unsubscribe,
  info,
  channels,
} as const satisfies Record<string, Call>

/** Handles a request of the call of that name; null when there is none. */
export function answerCall(hub: HubContext, name: string, body: Fields): object | null {
  if (name === 'batch') return answerBatch(hub, body)
  return findCall(name)?.(hub, body) ?? null
}

function findCall(name: string): Call | null {
  return Object.hasOwn(SINGLE_CALLS, name) ? SINGLE_CALLS[name as keyof typeof SINGLE_CALLS] : null
}

/**
 * Several calls in one request, handled in order; each command is `{<call>: body}`. The replies have no result around
 * them.
 */
function answerBatch(hub: HubContext, body: Fields): { replies: object[] } {
  const commands = body.raw('commands')
  if (!Array.isArray(commands)) throw new MalformedCommand('commands')
  return { replies: commands.map((command) => batched(hub, fieldsOf(command))) }
}

function batched(hub: HubContext, command: Fields): object {
  const [name = '', ...more] = command.names()
  const call = more.length > 0 ? null : findCall(name)
  const body = command.object(name)
  if (call === null || body === null) return failed(CLIENT_ERRORS.methodNotFound)
  const answer = call(hub, body)
  return 'error' in answer ? answer : { [name]: answer.result }
}
