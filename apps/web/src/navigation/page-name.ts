import { type AddressRules, parseAddress } from './paths.ts'
import { matchRoute, type PageName } from './routes.ts'

/** Name of the page at an address; `not-found` for addresses outside of the application too. */
export function pageNameAt(pathname: string, addresses: AddressRules): PageName {
  const path = parseAddress(pathname, addresses)?.path
  return path === undefined ? 'not-found' : matchRoute(path).page
}
