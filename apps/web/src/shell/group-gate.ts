import type { SiteConfig } from '@touchline/contract'
import { CallFailure, type DataSources, failureStatus } from '../data/index.ts'
import { isLetIn } from '../navigation/index.ts'

const SIGNED_OUT: readonly unknown[] = [401, 403]

/**
 * Where a site for one group sends the visitor of this page (ROUTE-12); null where they may stay. Checked before each
 * page, since a session may have ended and a player may have left the group.
 * @throws CallFailure where the back end cannot tell who it is: no page is shown, and it can be tried again
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
