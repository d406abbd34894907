import type { HubContext } from '../hub-context.ts'
import { DISCONNECTS } from '../protocol/codes.ts'
import type { RefreshRequest } from '../protocol/requests.ts'
import { verifyConnectionToken } from '../tokens/connection-token.ts'
import { type Caller, drop, expiryFields, type Outcome, reply } from './outcome.ts'
import { scheduleConnectionExpiry } from './schedule-expiry.ts'

/** Prolongs a connection with a newer token of the same user. */
export function refresh(hub: HubContext, caller: Caller, request: RefreshRequest): Outcome {
  const { connectionSecret, scheduler } = hub.config
  if (request.token === '') return drop(DISCONNECTS.badRequest)
  const now = scheduler.wallClock()
  const token = verifyConnectionToken(request.token, connectionSecret, now)
  switch (token.kind) {
    case 'expired':
      return drop(DISCONNECTS.expired)
    case 'invalid':
      return drop(DISCONNECTS.invalidToken)
    case 'valid':
      if (token.user !== caller.session.user) return drop(DISCONNECTS.invalidToken)
      if (token.expiresAt !== null && token.expiresAt * 1000 <= now) return drop(DISCONNECTS.expired)
      scheduleConnectionExpiry(hub, caller.connection, token.expiresAt)
      return reply(expiryFields(token.expiresAt, now))
  }
}
