import { defaultSite, siteConfigOf } from '@touchline/contract'

/** What stands around the pages of the product as it comes. */
export const PRODUCT_PLACEMENTS = siteConfigOf(defaultSite(), { version: 0, locale: 'en', styleSheet: null }).placements
