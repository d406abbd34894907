import { PAGE_KEYS } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { CurrentSite } from '../current-site.ts'

export function getSiteMap(currentSite: () => Promise<CurrentSite>): Handler<'getSiteMap'> {
  return async () => {
    const { site, version, publishedAt, gone } = await currentSite()
    const { redirects, imageSources, frameSources, sportsbookFrontendOrigin } = site
    return {
      data: {
        version,
        publishedAt: publishedAt?.toISOString() ?? null,
        locales: [...site.locales],
        isLocaleRequired: site.isLocaleRequired,
        gone: [...gone],
        pages: [
          ...PAGE_KEYS.map((key) => ({ key, path: null, index: site.pages[key].index })),
          ...site.customPages.map(({ path, index, isErrorPage }) => ({
            key: null,
            path,
            index: index && !isErrorPage,
          })),
        ],
        redirects: [...redirects],
        imageSources: [...imageSources],
        blockedCountries: [...site.blockedCountries.site],
        frameSources: [...frameSources],
        frameOrigins: [...site.frameOrigins, ...(sportsbookFrontendOrigin === null ? [] : [sportsbookFrontendOrigin])],
      },
    }
  }
}
