import type { SiteConfig } from '@touchline/contract'
import { loadMessages } from '../i18n/index.ts'
import { loadPage } from '../platform/location.ts'
import type { AppServices } from './app-services.ts'
import { followTags } from './follow-tags.ts'

type Wishes = Pick<AppServices, 'account' | 'line' | 'locale' | 'placed' | 'preferences'>

/** Whoever signs out of a site for one group is led where all others are. */
function leadAway({ account: { store } }: Wishes, platformUrl: string): void {
  let wasPlayer = store.get().auth.status === 'LOGGED_IN'
  store.subscribe(() => {
    const { status } = store.get().auth
    if (status === 'NOT_LOGGED_IN' && wasPlayer) loadPage(platformUrl)
    wasPlayer = status === 'LOGGED_IN'
  })
}

/** What a site wants to happen once its page is alive. */
export async function followSite(services: Wishes, { features, gtmId, userGroupChecker }: SiteConfig): Promise<void> {
  if (gtmId !== null) followTags(services, gtmId)
  if (userGroupChecker.enabled && userGroupChecker.platformUrl !== null)
    leadAway(services, userGroupChecker.platformUrl)
  if (features.signUpPreload)
    await Promise.all([import('./dialogs/DialogHost.tsx'), loadMessages(services.locale, 'access')])
}
