import { unsubscribeUser } from '../operations/kick.ts'
import { CLIENT_ERRORS } from '../protocol/codes.ts'
import { type Call, failed } from './call.ts'

/** Takes a user, or one client of that user, out of a channel; without a channel out of all. */
export const unsubscribe: Call = (hub, body) => {
  const user = body.string('user')
  if (user === '') return failed(CLIENT_ERRORS.badRequest)
  unsubscribeUser(hub, { user, client: body.string('client') }, body.string('channel'))
  return { result: {} }
}
