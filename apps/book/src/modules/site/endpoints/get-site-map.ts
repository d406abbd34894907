import { PAGE_KEYS } from '@touchline/contract'
import type { SiteScript } from '@touchline/contract/site'
import type { Handler } from '../../../kernel/handler.ts'
import { type CurrentSite, frameOriginsOf } from '../current-site.ts'

/** Without an address for all others no visitor is redirected. */
function checkerOf({ userGroupChecker: { enabled, groupId, platformUrl } }: CurrentSite['site']) {
  return enabled && platformUrl !== null ? { groupId, platformUrl } : null
}

/** A script is let in where it could be loaded. */
function scriptsOf({ chat, push }: CurrentSite['site']): SiteScript[] {
  const scripts: SiteScript[] = []
  if (chat.mode === 'widget' && chat.id !== null && chat.type !== 'none' && chat.type !== 'watchers')
    scripts.push(chat.type)
  if (push.type === 'onesignal' && push.id !== null) scripts.push('onesignal')
  return scripts
}

/** The name of a page reveals its topic: pages that visitors never see are not named. */
const isKnownToAll = (groups: readonly string[]) => groups.length === 0 || groups.includes('visitor')

export function getSiteMap(
  currentSite: () => Promise<CurrentSite>,
  demoHosts: readonly string[],
): Handler<'getSiteMap'> {
  return async () => {
    const { site, version, publishedAt, gone } = await currentSite()
    const { redirects, imageSources, frameSources } = site
    return {
      data: {
        version,
        publishedAt: publishedAt?.toISOString() ?? null,
        name: site.brand.name,
        locales: [...site.locales],
        isLocaleRequired: site.isLocaleRequired,
        gone: [...gone],
        pages: [
          ...PAGE_KEYS.map((key) => ({ key, path: null, index: site.pages[key].index })),
          ...site.customPages.flatMap(({ path, index, isErrorPage, groups }) =>
            isKnownToAll(groups) ? [{ key: null, path, index: index && !isErrorPage && groups.length === 0 }] : [],
          ),
        ],
        redirects: [...redirects],
        imageSources: [...imageSources],
        blockedCountries: [...site.blockedCountries.site],
        userGroupChecker: checkerOf(site),
        frameSources: [...frameSources],
        scripts: scriptsOf(site),
        gtmId: site.gtmId,
        frameOrigins: [...frameOriginsOf(site, demoHosts)],
      },
    }
  }
}
