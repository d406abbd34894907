import { categoryEvents } from '../blocks/category.events/index.ts'
import { categoryIn, loadCategory } from '../features/catalogue/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** A country or circuit. */
export const page: PageDefinition<Extract<Route, { page: 'category' }>> = {
  blocks: [categoryEvents],
  load: (context) => loadCategory(context, context.route),
  head({ text, queries, route }) {
    const category = categoryIn(queries, route)
    const names = { sport: category?.sport.name ?? '', category: category?.name ?? '' }
    return {
      title: text('pages.category.title', names),
      description: () => text('pages.category.description', names),
      subjects: [names.category, names.sport],
    }
  },
}
