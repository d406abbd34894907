import { unsubscribeConnection } from '../connection/leave-channel.ts'
import type { HubContext } from '../hub-context.ts'
import { CLIENT_ERRORS, DISCONNECTS, UNSUBSCRIBES } from '../protocol/codes.ts'
import type { SubRefreshRequest } from '../protocol/requests.ts'
import { verifySubscriptionToken } from '../tokens/subscription-token.ts'
import { type Caller, drop, expiryFields, type Outcome, refuse, reply } from './outcome.ts'
import { scheduleSubscriptionExpiry } from './schedule-expiry.ts'

/**
 * Prolongs a subscription with a newer token. An expired one ends the subscription with 2501 before the error is sent:
 * the error alone would unsubscribe the client for good, after 2501 it comes back with a fresh token.
 */
export function subRefresh(hub: HubContext, caller: Caller, request: SubRefreshRequest): Outcome {
  const { config } = hub
  const { connection, session } = caller
  if (request.channel === '' || request.token === '') return drop(DISCONNECTS.badRequest)
  const subscription = connection.subscriptions.get(request.channel)
  if (!subscription) return refuse(CLIENT_ERRORS.permissionDenied)
  const now = config.scheduler.wallClock()
  const use = { channel: request.channel, user: session.user, client: connection.id }
  const token = verifySubscriptionToken(request.token, use, config.subscriptionSecret, now)
  switch (token.kind) {
    case 'invalid':
      return refuse(CLIENT_ERRORS.permissionDenied)
    case 'foreign':
      return drop(DISCONNECTS.invalidToken)
    case 'expired':
      unsubscribeConnection(hub, connection, subscription, UNSUBSCRIBES.expired)
      return refuse(CLIENT_ERRORS.tokenExpired)
    case 'valid':
      scheduleSubscriptionExpiry(hub, connection, subscription, token.expiresAt)
      return reply(expiryFields(token.expiresAt, now))
  }
}
