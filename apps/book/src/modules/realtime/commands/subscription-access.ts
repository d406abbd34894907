import { type Namespace, resolveChannel } from '../channels/namespaces.ts'
import type { HubContext } from '../hub-context.ts'
import { CLIENT_ERRORS, type ClientError, DISCONNECTS, type Disconnect } from '../protocol/codes.ts'
import type { SubscribeRequest } from '../protocol/requests.ts'
import { verifySubscriptionToken } from '../tokens/subscription-token.ts'
import type { Caller } from './outcome.ts'

/** Whether a caller may enter a channel, and until when. */
export type Access =
  | { kind: 'granted'; namespace: Namespace; info: unknown; expiresAt: number | null }
  | { kind: 'refused'; error: ClientError }
  | { kind: 'dropped'; why: Disconnect }

/** Checks the channel's name, the kind of subscription and the right to it, in the protocol's order. */
export function subscriptionAccess(hub: HubContext, caller: Caller, request: SubscribeRequest): Access {
  const resolved = resolveChannel(request.channel, hub.config.namespaces)
  if (resolved.kind === 'unknown') return refused(CLIENT_ERRORS.unknownChannel)
  if (resolved.kind === 'malformed') return refused(CLIENT_ERRORS.badRequest)
  if (request.type !== 0) return refused(CLIENT_ERRORS.permissionDenied)
  const { namespace } = resolved
  if (request.token !== '') return accessByToken(hub, caller, request, namespace)
  const open = caller.session.user === '' ? namespace.openToVisitors : namespace.openToUsers
  if (resolved.needsToken || !open) return refused(CLIENT_ERRORS.permissionDenied)
  return { kind: 'granted', namespace, info: undefined, expiresAt: null }
}

function accessByToken(hub: HubContext, caller: Caller, request: SubscribeRequest, namespace: Namespace): Access {
  const { config } = hub
  const use = { channel: request.channel, user: caller.session.user, client: caller.connection.id }
  const now = config.scheduler.wallClock()
  const token = verifySubscriptionToken(request.token, use, config.subscriptionSecret, now)
  switch (token.kind) {
    case 'expired':
      return refused(CLIENT_ERRORS.tokenExpired)
    case 'invalid':
      return refused(CLIENT_ERRORS.permissionDenied)
    case 'foreign':
      return { kind: 'dropped', why: DISCONNECTS.invalidToken }
    case 'valid':
      if (token.expiresAt !== null && token.expiresAt * 1000 <= now) return refused(CLIENT_ERRORS.expired)
      return { kind: 'granted', namespace, info: token.info, expiresAt: token.expiresAt }
  }
}

function refused(error: ClientError): Access {
  return { kind: 'refused', error }
}
