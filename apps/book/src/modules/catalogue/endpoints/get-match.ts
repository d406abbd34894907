import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { findEvent } from '../finished/find-events.ts'
import { presentEvent } from '../present/present-event.ts'

/** One event, over or not. */
export function getMatch(catalogue: Catalogue): Handler<'getMatch'> {
  return async ({ params, locale }) => {
    const entry = await findEvent(catalogue, params.id)
    return entry === undefined ? refuse('not_found') : { data: presentEvent(entry, catalogue, locale) }
  }
}
