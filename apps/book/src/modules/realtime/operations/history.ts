import { resolveChannel } from '../channels/namespaces.ts'
import { publicationText } from '../channels/publication.ts'
import { historyPage, positionOfStream } from '../channels/stream.ts'
import type { HubContext } from '../hub-context.ts'
import { CLIENT_ERRORS, type ClientError } from '../protocol/codes.ts'
import type { HistoryRequest } from '../protocol/requests.ts'

/** A page of a channel's window as the JSON text of the result; publications are always in full. */
export function historyOf(
  hub: HubContext,
  request: HistoryRequest,
): { kind: 'found'; json: string } | { kind: 'refused'; error: ClientError } {
  const { config, channels } = hub
  const resolved = resolveChannel(request.channel, config.namespaces)
  if (resolved.kind === 'unknown') return { kind: 'refused', error: CLIENT_ERRORS.unknownChannel }
  if (resolved.kind === 'malformed') return { kind: 'refused', error: CLIENT_ERRORS.badRequest }
  const now = config.scheduler.now()
  const { stream } = channels.open(request.channel, resolved.namespace, now)
  if (stream === null) return { kind: 'refused', error: CLIENT_ERRORS.notAvailable }
  const { since } = request
  if (since !== null && since.epoch !== '' && since.epoch !== stream.epoch) {
    return { kind: 'refused', error: CLIENT_ERRORS.unrecoverablePosition }
  }
  const page = historyPage(stream, request, config.recoveryLimit, now)
  const publications = page.map((publication) => publicationText(publication, { kind: 'plain' }))
  const { epoch, offset } = positionOfStream(stream)
  return {
    kind: 'found',
    json: `{"publications":[${publications.join(',')}],"epoch":${JSON.stringify(epoch)},"offset":${offset}}`,
  }
}
