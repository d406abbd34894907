import { disconnectUser } from '../operations/kick.ts'
import { CLIENT_ERRORS, DISCONNECTS } from '../protocol/codes.ts'
import { type Call, failed } from './call.ts'

/** Closes the connections of a user, or one of them. Without a code of its own they stay off (3503). */
export const disconnect: Call = (hub, body) => {
  const user = body.string('user')
  // An empty user would be every visitor at once.
  if (user === '') return failed(CLIENT_ERRORS.badRequest)
  const given = body.object('disconnect')
  const code = given?.natural('code') ?? 0
  if (given && (code < 3000 || code > 4999)) return failed(CLIENT_ERRORS.badRequest)
  const why = given ? { code, reason: plainReason(given.string('reason')) } : DISCONNECTS.forceNoReconnect
  disconnectUser(hub, { user, client: body.string('client') }, why)
  return { result: {} }
}

/** Fits a close frame, and cannot be taken for the JSON advice some clients look for. */
function plainReason(reason: string): string {
  return reason.replaceAll(/[^\x20-\x7e]|[{}[\]"]/g, '').slice(0, 120) || 'disconnected'
}
