import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../lib/refusal.ts'
import { type Catalogue, findEvent } from '../../catalogue/index.ts'

/** Nobody films the demo world: no match has a picture, and none says it has. */
export function getMatchVideo(catalogue: Catalogue): Handler<'getMatchVideo'> {
  return async (_, { params }) => {
    return (await findEvent(catalogue, params.id)) === undefined ? refuse('not_found') : { data: [] }
  }
}
