export { type Audience, isShownTo } from './audience.ts'
export { chatAddress } from './chat-address.ts'
export { entryCount, entryIcon, entryLabel, type MenuEntry } from './menu-entry.ts'
export {
  contentIn,
  isShownAlone,
  loadPageConfig,
  loadProductPages,
  looksOf,
  pageConfigIn,
  siteIn,
  usePageConfig,
} from './page-config.ts'
export { productPlacements } from './product.ts'
export { PRODUCT_NAME, SITE_STALE_MS, useLabel, useSite, useSiteName } from './use-site.ts'
