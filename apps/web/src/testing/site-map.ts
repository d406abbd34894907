import type { CallAnswer } from '@touchline/contract'

type SiteMap = CallAnswer<'getSiteMap'>['data']

/** What the book says of a site in English that has nothing of its own, but for what is given. */
export function siteMap(more: Partial<SiteMap> = {}): SiteMap {
  return {
    version: 1,
    publishedAt: null,
    name: 'Touchline',
    locales: ['en'],
    isLocaleRequired: false,
    gone: [],
    scripts: [],
    pages: [],
    redirects: [],
    imageSources: [],
    blockedCountries: [],
    frameSources: [],
    gtmId: null,
    userGroupChecker: null,
    frameOrigins: [],
    ...more,
  }
}
