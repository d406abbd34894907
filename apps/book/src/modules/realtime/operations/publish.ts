import { resolveChannel } from '../channels/namespaces.ts'
import { nextForm } from '../channels/next-form.ts'
import { type Publication, publicationMessage, releaseMessages, type Tags } from '../channels/publication.ts'
import { appendToStream } from '../channels/stream.ts'
import type { HubContext } from '../hub-context.ts'
import type { Channel } from '../model.ts'
import { CLIENT_ERRORS, type ClientError } from '../protocol/codes.ts'
import type { StreamPosition } from '../protocol/requests.ts'

/** A publication. */
export interface Payload {
  /** Compact JSON text: a newline in it would break the framing. */
  readonly json: string
  readonly tags?: Tags | null
  /** JSON text of the publishing client; absent for the server. */
  readonly info?: string
  /** For payloads that are whole states: a number not above the last one of the same epoch is dropped. */
  readonly version?: { epoch: string; number: number } | undefined
  /** A payload already published to the channel under this key is not published again. */
  readonly idempotencyKey?: string | undefined
}

export type PublishOutcome =
  | { kind: 'published'; position: StreamPosition }
  /** Nothing new: an older state than the channel has, or a repetition. */
  | { kind: 'superseded'; position: StreamPosition }
  | { kind: 'refused'; error: ClientError }

/** Puts a payload into a channel's stream and on the way to its subscribers. */
export function publishTo(hub: HubContext, name: string, payload: Payload): PublishOutcome {
  const { config, channels, idempotency, metrics } = hub
  const resolved = resolveChannel(name, config.namespaces)
  if (resolved.kind === 'unknown') return { kind: 'refused', error: CLIENT_ERRORS.unknownChannel }
  if (resolved.kind === 'malformed') return { kind: 'refused', error: CLIENT_ERRORS.badRequest }
  const now = config.scheduler.now()
  const { idempotencyKey, version } = payload
  const before = idempotencyKey ? idempotency.find(name, idempotencyKey, now) : undefined
  if (before) return { kind: 'superseded', position: before }
  const channel = channels.open(name, resolved.namespace, now)
  if (version && channel.version.epoch === version.epoch && version.number <= channel.version.number) {
    return { kind: 'superseded', position: positionIn(channel) }
  }
  if (version) channel.version = version
  append(hub, channel, payload, now)
  metrics.publications++
  const position = positionIn(channel)
  if (idempotencyKey) idempotency.remember(name, idempotencyKey, position, now)
  return { kind: 'published', position }
}

function append({ flusher }: HubContext, channel: Channel, payload: Payload, now: number): void {
  const { stream } = channel
  const tags = payload.tags ?? null
  const publication: Publication = {
    channel: channel.name,
    json: payload.json,
    offset: stream ? stream.top + 1 : 0,
    tags,
    info: payload.info ?? null,
    forms: {},
  }
  for (const [connection, subscription] of channel.subscribers) {
    if (subscription.filter && !subscription.filter(tags ?? {})) continue
    flusher.send(connection, publicationMessage(publication, nextForm(subscription)))
    if (subscription.mode === 'full') subscription.mode = 'delta'
  }
  releaseMessages(publication)
  channel.latest = publication
  channel.usedAt = now
  if (stream) appendToStream(stream, publication, now)
}

function positionIn({ stream }: Channel): StreamPosition {
  return { offset: stream?.top ?? 0, epoch: stream?.epoch ?? '' }
}
