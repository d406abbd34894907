import { type Namespace, resolveChannel } from '../channels/namespaces.ts'
import type { HubContext } from '../hub-context.ts'
import type { Subscription } from '../model.ts'
import { CLIENT_ERRORS, type ClientError } from '../protocol/codes.ts'
import type { Caller } from './outcome.ts'

/** The caller's subscription if it may do what `right` names there, else the error to respond with. */
export function rightInChannel(
  hub: HubContext,
  caller: Caller,
  channel: string,
  right: 'presence' | 'clientHistory' | 'clientPublish',
): { kind: 'granted'; subscription: Subscription } | { kind: 'refused'; error: ClientError } {
  const resolved = resolveChannel(channel, hub.config.namespaces)
  if (resolved.kind === 'unknown') return { kind: 'refused', error: CLIENT_ERRORS.unknownChannel }
  if (resolved.kind === 'malformed') return { kind: 'refused', error: CLIENT_ERRORS.badRequest }
  if (isOff(resolved.namespace, right)) return { kind: 'refused', error: CLIENT_ERRORS.notAvailable }
  const subscription = caller.connection.subscriptions.get(channel)
  if (!subscription || !resolved.namespace[right]) return { kind: 'refused', error: CLIENT_ERRORS.permissionDenied }
  return { kind: 'granted', subscription }
}

function isOff(namespace: Namespace, right: 'presence' | 'clientHistory' | 'clientPublish'): boolean {
  switch (right) {
    case 'presence':
      return !namespace.presence
    case 'clientHistory':
      return namespace.historySize === 0
    case 'clientPublish':
      return false
  }
}
