import type { CallAnswer } from '@touchline/contract'

type SiteMap = CallAnswer<'getSiteMap'>['data']

/** The book's map of an English site without pages of its own, except for the given fields. */
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
