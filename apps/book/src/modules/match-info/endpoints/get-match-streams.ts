import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../lib/refusal.ts'
import { type Catalogue, findEvent } from '../../catalogue/index.ts'

/** Nobody transmits the demo world. */
export function getMatchStreams(catalogue: Catalogue): Handler<'getMatchStreams'> {
  return async (_, { params }) => {
    return (await findEvent(catalogue, params.id)) === undefined ? refuse('not_found') : { data: [] }
  }
}
