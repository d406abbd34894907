import { WAYS } from '../features/access/index.ts'
import { ACCOUNT_DIALOGS, type AccountController, type AccountDialogName } from '../features/account/index.ts'
import { currentAddress, replaceAddress } from '../platform/location.ts'

/** `signIn`, `sign_in` and `sign-in` are the same. */
function nameOf(text: string): AccountDialogName | undefined {
  const name = text
    .replace(/[A-Z]/g, (letter) => `-${letter}`)
    .replaceAll('_', '-')
    .toLowerCase()
  return ACCOUNT_DIALOGS.find((known) => known === name)
}

export interface AskedModal {
  readonly name: AccountDialogName
  readonly token: string
  /** The address without what asked for the dialog. */
  readonly rest: string
}

/** The dialog that an address asks for, by its hash, by `modal`, or by the token of a password mail (ROUTE-08). */
export function askedModal({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): AskedModal | null {
  const query = new URLSearchParams(search)
  const byHash = nameOf(hash.slice(1))
  const byQuery = nameOf(query.get('modal') ?? '')
  const byToken = query.has('reset_password_token') && !pathname.endsWith(WAYS['edit-password'].path)
  const name = byHash ?? byQuery ?? (byToken ? 'edit-password' : undefined)
  if (name === undefined) return null
  const { tokenParameter } = WAYS[name]
  const token = (tokenParameter && query.get(tokenParameter)) || ''
  query.delete('modal')
  if (tokenParameter) query.delete(tokenParameter)
  const left = query.toString()
  return { name, token, rest: `${pathname}${left && `?${left}`}${byHash === undefined ? hash : ''}` }
}

/** Opens the dialog that the address asks for, and takes the asking out of it. */
export function openAskedModal(account: AccountController): void {
  const asked = askedModal(currentAddress())
  if (asked === null) return
  replaceAddress(asked.rest)
  account.openDialog(asked.name, asked.token)
}
