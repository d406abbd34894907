import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { presentCategory } from '../views/present-reference.ts'

export function getCategory(catalogue: Catalogue): Handler<'getCategory'> {
  return async ({ params, locale }) => {
    const category = catalogue.reference().categories.get(params.id)
    if (category === undefined) return refuse('not_found')
    return { data: presentCategory(category, catalogue.counts.ofCategory(category.id), locale) }
  }
}
