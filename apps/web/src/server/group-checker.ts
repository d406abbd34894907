import type { CallAnswer } from '@touchline/contract'
import { PLATFORM_MEDIA_TYPE } from '@touchline/contract/constants'
import { ROUTES } from '@touchline/contract/routes'
import { type AddressRules, parseAddress } from '../navigation/paths.ts'
import { matchRoute, type PageName } from '../navigation/routes.ts'
import type { Ask } from './backend.ts'
import type { PageAddress } from './page-address.ts'
import type { KnownSite } from './site-watch.ts'

type Checker = NonNullable<KnownSite['userGroupChecker']>

/** Ways into an account, and what operators mend a site with: without them nobody could come in again. */
const OPEN: readonly PageName[] = [
  'sign-in',
  'forgot-password',
  'edit-password',
  'confirmation',
  'resend-confirmation',
  'unlock',
  'editor',
]

export function isOpenToAll({ pathname }: Extract<PageAddress, { kind: 'page' }>, addresses: AddressRules): boolean {
  const path = parseAddress(pathname, addresses)?.path
  return path === undefined || OPEN.includes(matchRoute(path).page)
}

/**
 * Where the player who asks is sent: null for a player of the group, and for those who run the site. Where the back end
 * cannot say who it is, nobody is let in.
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
    const isIn = (group: string) => data.some(({ id }) => id === group)
    return groupId === '' || isIn(groupId) || isIn('operator') ? null : platformUrl
  } catch {
    return platformUrl
  }
}
