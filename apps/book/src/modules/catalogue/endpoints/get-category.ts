import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { countEvents } from '../listing/count-events.ts'
import { presentCategory } from '../present/present-reference.ts'

export function getCategory(catalogue: Catalogue): Handler<'getCategory'> {
  return async ({ params, locale }) => {
    const category = catalogue.reference().categories.get(params.id)
    if (category === undefined) return refuse('not_found')
    const counts = countEvents(catalogue.events, (entry) => entry.tournament.category.id)
    return { data: presentCategory(category, counts(category.id), locale) }
  }
}
