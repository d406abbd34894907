import type { SiteConfig } from '@touchline/contract'
import { CallFailure, type DataSources, failureStatus } from '../data/index.ts'
import { isLetIn } from '../navigation/index.ts'

const SIGNED_OUT: readonly unknown[] = [401, 403]

/**
 * Where the visitor of this page is sent from a site for one group (ROUTE-12); null for who may stay. Asked before each page, since
 * a session may have ended and a group may have been left.
 * @throws CallFailure where the back end does not say who it is: no page is shown, and the page can be tried again
 */
export async function platformFor(
  { http }: Pick<DataSources, 'http'>,
  { groupId, platformUrl }: SiteConfig['userGroupChecker'],
): Promise<string | null> {
  const result = await http.call('getStatusGroups')
  if (result.ok) return isLetIn(result.data.data, groupId) ? null : platformUrl
  const failure = new CallFailure('getStatusGroups', result.error)
  if (SIGNED_OUT.includes(failureStatus(failure))) return platformUrl
  throw failure
}
