import { Blocks, blockParts, loadBlocks } from '../blocks/index.ts'
import { outcomeOfFailure } from '../features/catalogue/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { loadPageConfig, pageConfigIn, usePageConfig } from '../site/index.ts'

type CustomRoute = Extract<Route, { page: 'custom' }>

const NONE: readonly never[] = []

function CustomPage({ route, search }: PageContext<CustomRoute>) {
  const config = usePageConfig(route)
  return (
    <Blocks
      blocks={config?.placements.content ?? NONE}
      place={{ route, search }}
      title={config?.seo.title}
      above={config?.breadcrumbs}
    />
  )
}

/** A page that the site has added (ROUTE-05). */
export const page: PageDefinition<CustomRoute> = {
  async load(context) {
    const { sources, queries, route } = context
    try {
      await loadPageConfig(sources, queries, route)
    } catch (failure) {
      return outcomeOfFailure(failure)
    }
    const blocks = pageConfigIn(queries, route)?.placements.content ?? NONE
    const listPage = await loadBlocks(blocks, context)
    return { kind: 'found', ...(listPage !== undefined && { listPage }) }
  },
  head({ queries, route }) {
    const seo = pageConfigIn(queries, route)?.seo
    return { title: seo?.title ?? '', description: () => seo?.description ?? '' }
  },
  parts: async ({ queries, route }) => blockParts(pageConfigIn(queries, route)?.placements.content ?? NONE),
  Page: CustomPage,
}
