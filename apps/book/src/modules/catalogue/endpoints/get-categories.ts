import type { Handler } from '../../../kernel/handler.ts'
import type { Catalogue } from '../catalogue.ts'
import { pageOf } from '../listing/page.ts'
import { presentCategory } from '../views/present-reference.ts'

/** Categories by priority of sport and category. */
export function getCategories(catalogue: Catalogue): Handler<'getCategories'> {
  return async ({ query, locale }) => {
    const categories = [...catalogue.reference().categories.values()]
      .filter(({ sport }) => query.sport_key === undefined || sport.key === query.sport_key)
      .filter(({ sport }) => query.sport_type === undefined || sport.type === query.sport_type)
      .sort((a, b) => a.sport.place - b.sport.place || a.priority - b.priority || a.id - b.id)
    const { items, pagination } = pageOf(categories, query)
    return {
      data: items.map((category) => presentCategory(category, catalogue.counts.ofCategory(category.id), locale)),
      pagination,
    }
  }
}
