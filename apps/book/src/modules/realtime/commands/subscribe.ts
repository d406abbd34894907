import { isOverlong } from '../channels/namespaces.ts'
import { readTagsFilter, type TagsFilter } from '../channels/tags-filter.ts'
import type { HubContext } from '../hub-context.ts'
import type { Subscription } from '../model.ts'
import { CLIENT_ERRORS, DISCONNECTS } from '../protocol/codes.ts'
import type { SubscribeRequest } from '../protocol/requests.ts'
import { type Caller, drop, expiryFields, type Outcome, refuse } from './outcome.ts'
import { scheduleSubscriptionExpiry } from './schedule-expiry.ts'
import { startingPoint } from './starting-point.ts'
import { type Access, subscriptionAccess } from './subscription-access.ts'

const DELTA_TYPES = new Set(['', 'fossil'])
const REJECT_UNRECOVERED = 2

/**
 * Enters a channel, optionally continuing from a known position. From reading the position to joining the
 * subscribers there is no pause, so no publication can fall between; the reply is queued before any later one.
 */
export function subscribe(hub: HubContext, caller: Caller, request: SubscribeRequest): Outcome {
  const { connection } = caller
  const { channel: name } = request
  if (name === '' || !DELTA_TYPES.has(request.delta)) return drop(DISCONNECTS.badRequest)
  if (isOverlong(name)) return refuse(CLIENT_ERRORS.badRequest)
  if (connection.subscriptions.has(name)) return refuse(CLIENT_ERRORS.alreadySubscribed)
  if (connection.subscriptions.size >= hub.config.channelLimit) return refuse(CLIENT_ERRORS.limitExceeded)
  const access = subscriptionAccess(hub, caller, request)
  switch (access.kind) {
    case 'refused':
      return refuse(access.error)
    case 'dropped':
      return drop(access.why)
    case 'granted':
      return enter(hub, caller, request, access)
  }
}

function enter(
  hub: HubContext,
  caller: Caller,
  request: SubscribeRequest,
  access: Extract<Access, { kind: 'granted' }>,
): Outcome {
  const { config } = hub
  const filter = filterOf(request, access.namespace.tagsFilter)
  if (filter === 'invalid') return refuse(CLIENT_ERRORS.badRequest)
  const now = config.scheduler.now()
  const channel = hub.channels.open(request.channel, access.namespace, now)
  const agreedDelta = request.delta !== '' && config.delta && access.namespace.delta && channel.stream !== null
  const start = startingPoint(hub, channel, request, { delta: agreedDelta, filter })
  if (start.kind === 'lost' && (request.flag & REJECT_UNRECOVERED) !== 0) {
    return refuse(CLIENT_ERRORS.unrecoverablePosition)
  }
  const hasBase = start.kind === 'recovered' && start.hasPublications
  const mode = agreedDelta ? (hasBase ? 'delta' : 'full') : 'plain'
  const subscription: Subscription = { channel, filter, info: access.info, mode, expiry: null }
  channel.subscribers.set(caller.connection, subscription)
  caller.connection.subscriptions.set(channel.name, subscription)
  scheduleSubscriptionExpiry(hub, caller.connection, subscription, access.expiresAt)
  const expiry = expiryFields(access.expiresAt, config.scheduler.wallClock())
  const head = JSON.stringify({ ...expiry, ...(agreedDelta ? { delta: true } : {}), ...start.position })
  return { kind: 'reply', result: start.kind === 'recovered' ? withPublications(head, start.publications) : head }
}

function filterOf(request: SubscribeRequest, allowed: boolean): TagsFilter | null | 'invalid' {
  if (request.filter === undefined) return null
  if (!allowed || request.delta !== '') return 'invalid'
  return readTagsFilter(request.filter) ?? 'invalid'
}

function withPublications(head: string, publications: readonly string[]): string {
  return publications.length === 0 ? head : `${head.slice(0, -1)},"publications":[${publications.join(',')}]}`
}
