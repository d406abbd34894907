import type { Block, SiteConfig } from '@touchline/contract'
import type { PageKey } from '@touchline/contract/site'
import { part } from '../platform/loading/part.ts'

const PRODUCT = part(() => import('./lazy/product-site.ts'))

interface Product {
  /** What is around its pages. */
  readonly placements: SiteConfig['placements']
  /** The blocks of each page. */
  readonly pages: Readonly<Partial<Record<PageKey, readonly Block[]>>>
}

let product: Product = {
  placements: {
    header: [],
    left_sidebar_desktop: [],
    side_menu_mobile: [],
    tabbar_mobile: [],
    right_sidebar_desktop: [],
  },
  pages: {},
}
const NONE: readonly Block[] = []

/** Fetches the site as the product comes, for a back end that has no site or does not respond. */
export async function bringProduct(): Promise<void> {
  product = (await PRODUCT.load()).PRODUCT_SITE
}

/** The placements of a site without its own; empty before they are loaded. */
export function productPlacements(): Product['placements'] {
  return product.placements
}

/** The blocks of a page that the site has not changed. */
export function productPage(key: PageKey): readonly Block[] {
  return product.pages[key] ?? NONE
}
