import type { CallAnswer } from '@touchline/contract'
import { PLATFORM_MEDIA_TYPE } from '@touchline/contract/constants'
import { ROUTES } from '@touchline/contract/routes'
import { isLetIn, isOpenToAll } from '../navigation/group-checker.ts'
import { type AddressRules, parseAddress } from '../navigation/paths.ts'
import { matchRoute } from '../navigation/routes.ts'
import type { Ask } from './backend.ts'
import type { PageAddress } from './page-address.ts'
import type { KnownSite } from './site-watch.ts'

type Checker = NonNullable<KnownSite['userGroupChecker']>

/** Whether a site for one group shows this address to all visitors. */
export function isOpenAddress({ pathname }: Extract<PageAddress, { kind: 'page' }>, addresses: AddressRules): boolean {
  const path = parseAddress(pathname, addresses)?.path
  return path === undefined || isOpenToAll(matchRoute(path))
}

/**
 * The address to which a visitor is redirected: null for a player of the group, and for operators. Where the back end
 * cannot tell who it is, the page is refused.
 */
export async function platformFor(ask: Ask, { groupId, platformUrl }: Checker): Promise<string | null> {
  try {
    const { status, text } = await ask({
      method: 'GET',
      url: ROUTES.getStatusGroups.path,
      headers: { accept: PLATFORM_MEDIA_TYPE },
    })
    if (status !== 200) return platformUrl
    const { data } = JSON.parse(text) as CallAnswer<'getStatusGroups'>
    return isLetIn(data, groupId) ? null : platformUrl
  } catch {
    return platformUrl
  }
}
