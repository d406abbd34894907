import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { offeredInPlaceOf } from '../events/event-index.ts'
import { findEvent } from '../finished/find-events.ts'
import { presentEvent } from '../views/present-event.ts'

/** One event, over or not. In the place of one that is held, the event that is offered. */
export function getMatch(catalogue: Catalogue): Handler<'getMatch'> {
  return async ({ params, locale }) => {
    const asked = await findEvent(catalogue, params.id)
    const inPlace = asked && offeredInPlaceOf(asked)
    const offered = inPlace === undefined ? undefined : catalogue.events.get(inPlace)
    const entry = offered ?? asked
    return entry === undefined ? refuse('not_found') : { data: presentEvent(entry, catalogue, locale) }
  }
}
