import type { SiteConfig } from '@touchline/contract'
import { loadMessages } from '../../i18n/index.ts'
import { loadPage } from '../../platform/page/location.ts'
import type { AppServices } from '../app-services.ts'
import { DIALOG_HOST } from '../dialog-code.ts'
import { platformFor } from '../group-gate.ts'
import { followTags } from './follow-tags.ts'

type Wishes = Pick<AppServices, 'account' | 'sources' | 'line' | 'locale' | 'placed' | 'preferences'>

/** Who signs out of a site for one group, and who signs in and is not of it, is led where all others are (ROUTE-12). */
function leadAway({ account: { store }, sources }: Wishes, checker: SiteConfig['userGroupChecker']): void {
  let wasPlayer = store.get().auth.status === 'LOGGED_IN'
  store.subscribe(() => {
    const { status } = store.get().auth
    const isPlayer = status === 'LOGGED_IN'
    if (status === 'NOT_LOGGED_IN' && wasPlayer && checker.platformUrl !== null) loadPage(checker.platformUrl)
    if (isPlayer && !wasPlayer)
      platformFor(sources, checker).then(
        (to) => to !== null && loadPage(to),
        // Not known: the next page requests it again before it is shown.
        () => {},
      )
    wasPlayer = isPlayer
  })
}

/** Starts the features of a site after hydration. */
export async function followSite(services: Wishes, { features, gtmId, userGroupChecker }: SiteConfig): Promise<void> {
  if (gtmId !== null) followTags(services, gtmId)
  if (userGroupChecker.enabled && userGroupChecker.platformUrl !== null) leadAway(services, userGroupChecker)
  if (features.signUpPreload) await Promise.all([DIALOG_HOST.load(), loadMessages(services.locale, 'access')])
}
