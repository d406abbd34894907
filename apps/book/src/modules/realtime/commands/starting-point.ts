import { type Publication, type PublicationForm, publicationText } from '../channels/publication.ts'
import { positionOfStream, publicationsAfter } from '../channels/stream.ts'
import type { TagsFilter } from '../channels/tags-filter.ts'
import type { HubContext } from '../hub-context.ts'
import type { Channel } from '../model.ts'
import type { SubscribeRequest } from '../protocol/requests.ts'

/** The result fields with a client's position in the stream. */
export interface PositionFields {
  readonly epoch?: string
  readonly offset?: number
  readonly positioned?: true
  readonly recoverable?: true
  readonly was_recovering?: true
  readonly recovered?: true
}

/** Where a new subscription starts. */
export type StartingPoint =
  | { kind: 'top'; position: PositionFields }
  /** Everything since the client's position, as JSON texts. */
  | { kind: 'recovered'; position: PositionFields; publications: string[]; hasPublications: boolean }
  /** The client missed something that cannot be replayed: it must fetch again. */
  | { kind: 'lost'; position: PositionFields }

/** Finds out what the client missed and writes it in the form its subscription will have. */
export function startingPoint(
  hub: HubContext,
  channel: Channel,
  request: SubscribeRequest,
  wanted: { delta: boolean; filter: TagsFilter | null },
): StartingPoint {
  const { stream } = channel
  if (stream === null) return { kind: 'top', position: request.recover ? { was_recovering: true } : {} }
  const { config, metrics } = hub
  const top: PositionFields = { ...positionOfStream(stream), positioned: true, recoverable: true }
  if (!request.recover) return { kind: 'top', position: top }
  const missed = publicationsAfter(stream, request.position, config.recoveryLimit, config.scheduler.now())
  if (missed === null) {
    metrics.unrecovered++
    return { kind: 'lost', position: { ...top, was_recovering: true } }
  }
  metrics.recovered++
  const { filter } = wanted
  const due = filter === null ? missed : missed.filter(({ tags }) => filter(tags ?? {}))
  return {
    kind: 'recovered',
    // The client counts the publications up from its own offset; with none to count it must be at the top.
    position: {
      ...top,
      offset: due.length > 0 ? request.position.offset : stream.top,
      was_recovering: true,
      recovered: true,
    },
    publications: due.map((publication, index) =>
      publicationText(publication, recoveredForm(due[index - 1], wanted.delta)),
    ),
    hasPublications: due.length > 0,
  }
}

function recoveredForm(previous: Publication | undefined, delta: boolean): PublicationForm {
  if (!delta) return { kind: 'plain' }
  return previous === undefined ? { kind: 'escaped' } : { kind: 'delta', base: previous }
}
