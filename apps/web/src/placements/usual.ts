import type { SiteConfig } from '@touchline/contract'
import { part } from '../platform/part.ts'

const PRODUCT = part(() => import('./late/product-placements.ts'))

type Placements = SiteConfig['placements']

const NOTHING: Placements = {
  header: [],
  left_sidebar_desktop: [],
  side_menu_mobile: [],
  tabbar_mobile: [],
  right_sidebar_desktop: [],
}
let usual = NOTHING

/** Brings what stands around the pages of the product, for a back end that has no site or does not answer. */
export async function bringUsual(): Promise<void> {
  usual = (await PRODUCT.load()).PRODUCT_PLACEMENTS
}

/** What stands around a page where no site says so; nothing before it was brought. */
export function usualPlacements(): Placements {
  return usual
}
