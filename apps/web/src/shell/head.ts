import type { PageConfig, SiteConfig } from '@touchline/contract'
import { type Route, readTab, searchOf } from '../navigation/index.ts'
import { PRODUCT_NAME } from '../site/index.ts'
import type { HeadContext, PageDefinition, PageHead } from './page.ts'

/** The head of an address: a tab and a later page of a list have titles and addresses of their own (SEO-01). */
export function headOf({ head }: Pick<PageDefinition, 'head'>, path: string, context: HeadContext<Route>): PageHead {
  const own = head(context)
  const { route, search, text, outcome } = context
  const page = outcome.kind === 'found' ? outcome.listPage : undefined
  const shown = route.page === 'sport' ? readTab(search) : 'top'
  const tab = shown === 'top' ? undefined : shown
  const parts = [own.title, tab && text(`catalogue.tab.${tab}`), page && text('catalogue.page', { page })]
  return {
    ...own,
    subjects: own.subjects ?? [own.title],
    title: parts.filter(Boolean).join(' · '),
    canonicalPath: `${own.canonicalPath ?? path}${searchOf({ tab, page: page === undefined ? undefined : String(page) })}`,
    keywords: own.keywords ?? (() => text('pages.keywords')),
  }
}

export interface TitleOptions {
  readonly head: PageHead
  readonly site: SiteConfig | undefined
  /** The site's settings of the page. */
  readonly config: PageConfig | undefined
}

/** Title for the tab and the search results. */
export function titleOf({ head, site, config }: TitleOptions): string {
  const name = site?.brand.name ?? PRODUCT_NAME
  const title = config?.seo.title ?? (head.title || site?.seo.title) ?? ''
  return title === '' || title === name ? name : `${title} · ${name}`
}
