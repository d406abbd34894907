import { pageNameAt } from './page-name.ts'
import type { AddressRules } from './paths.ts'
import type { PageName } from './routes.ts'

/** Pages without foreign scripts: for signing in, moving money and protection. */
const GUARDED: readonly PageName[] = [
  'sign-in',
  'sign-up',
  'forgot-password',
  'edit-password',
  'confirmation',
  'resend-confirmation',
  'unlock',
  'editor',
  'limits',
  'wallet',
  'deposit',
  'withdraw',
  'transactions',
  'init-sportsbook',
]

/** Whether third-party scripts of a site are kept out of a page. */
export function isGuarded({ page }: { readonly page: PageName }): boolean {
  return GUARDED.includes(page)
}

/** The same of the page at an address. */
export function isGuardedAddress(pathname: string, addresses: AddressRules): boolean {
  return isGuarded({ page: pageNameAt(pathname, addresses) })
}
