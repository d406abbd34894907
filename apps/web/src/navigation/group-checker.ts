import type { CallAnswer } from '@touchline/contract'
import type { PageName, Route } from './routes.ts'

/** Pages for signing in, and the operators' pages: without them a group site would have no way in. */
const OPEN: readonly PageName[] = [
  'sign-in',
  'forgot-password',
  'edit-password',
  'confirmation',
  'resend-confirmation',
  'unlock',
  'editor',
]

/** Whether a site for one group shows this page to all visitors. */
export function isOpenToAll({ page }: Route): boolean {
  return OPEN.includes(page)
}

/** Whether a player of these groups may see a site for one group: its members, and operators. */
export function isLetIn(groups: CallAnswer<'getStatusGroups'>['data'], groupId: string): boolean {
  return groupId === '' || groups.some(({ id }) => id === groupId || id === 'operator')
}
