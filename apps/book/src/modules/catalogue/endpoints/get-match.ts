import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../lib/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { findStored } from '../finished/find-stored.ts'
import { presentEvent } from '../present/present-event.ts'

/** Largest id the database can hold. */
const MAX_ID = 2_147_483_647

/** One event, over or not. */
export function getMatch(catalogue: Catalogue): Handler<'getMatch'> {
  return async (_, { params, locale }) => {
    if (params.id > MAX_ID) return refuse('not_found')
    const entry = catalogue.book.get(params.id) ?? (await findStored(catalogue, [params.id]))[0]
    return entry === undefined ? refuse('not_found') : { data: presentEvent(entry, catalogue, locale) }
  }
}
