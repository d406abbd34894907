import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { type Catalogue, findEvent } from '../../catalogue/index.ts'

/** The demo world has no streams. */
export function getMatchStreams(catalogue: Catalogue): Handler<'getMatchStreams'> {
  return async ({ params }) => {
    return (await findEvent(catalogue, params.id)) === undefined ? refuse('not_found') : { data: [] }
  }
}
