import { defaultSite, pageConfigOf, siteConfigOf } from '@touchline/contract'
import { PAGE_KEYS } from '@touchline/contract/site'

const SHOWN = { version: 0, locale: 'en', styleSheet: null }
const site = defaultSite()

/** The site as the product comes. Its blocks have no words of their own. */
export const PRODUCT_SITE = {
  placements: siteConfigOf(site, SHOWN).placements,
  pages: Object.fromEntries(
    PAGE_KEYS.map((key) => [key, pageConfigOf(site, site.pages[key], key, SHOWN).placements.content]),
  ),
}
