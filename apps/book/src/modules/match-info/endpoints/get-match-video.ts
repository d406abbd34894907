import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { type Catalogue, findEvent } from '../../catalogue/index.ts'

/** Nobody films the demo world: no match has a picture, and none says it has. */
export function getMatchVideo(catalogue: Catalogue): Handler<'getMatchVideo'> {
  return async ({ params }) => {
    return (await findEvent(catalogue, params.id)) === undefined ? refuse('not_found') : { data: [] }
  }
}
