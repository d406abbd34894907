import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { type Catalogue, findEvent, hasVideo } from '../../catalogue/index.ts'
import { streamPath } from '../streams/stream-routes.ts'

/** The demo world is transmitted by the book itself, from its own address. */
export function getMatchVideo(catalogue: Catalogue): Handler<'getMatchVideo'> {
  return async ({ params }) => {
    const entry = await findEvent(catalogue, params.id)
    if (entry === undefined) return refuse('not_found')
    return { data: hasVideo(entry) ? [{ provider: entry.tournament.provider, url: streamPath(entry.id) }] : [] }
  }
}
