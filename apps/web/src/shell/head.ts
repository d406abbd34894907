import type { PageConfig, SiteConfig } from '@touchline/contract'
import { PRODUCT_NAME } from '../site/index.ts'
import type { PageHead } from './page.ts'

export interface TitleOptions {
  readonly head: PageHead
  readonly site: SiteConfig | undefined
  /** What the site says of the page. */
  readonly config: PageConfig | undefined
}

/** Title for the tab and the search results. */
export function titleOf({ head, site, config }: TitleOptions): string {
  const name = site?.brand.name ?? PRODUCT_NAME
  const title = config?.seo.title ?? (head.title || site?.seo.title) ?? ''
  return title === '' || title === name ? name : `${title} · ${name}`
}
