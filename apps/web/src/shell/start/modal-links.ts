import type { Carried, DialogName, Dialogs } from '../../dialogs/index.ts'
import { currentAddress, replaceAddress } from '../../platform/page/location.ts'
import { DIALOG_NAMES, DIALOGS } from '../dialogs/registry.ts'

/** `signIn`, `sign_in` and `sign-in` are the same. */
function nameOf(text: string): DialogName | undefined {
  const name = text
    .replace(/[A-Z]/g, (letter) => `-${letter}`)
    .replaceAll('_', '-')
    .toLowerCase()
  return DIALOG_NAMES.find((known) => known === name || DIALOGS[known].aliases?.includes(name))
}

export interface AskedModal<Name extends DialogName = DialogName> {
  readonly name: Name
  readonly carries: Carried[Name]
  /** The address without the parameter or hash of the dialog. */
  readonly rest: string
}

/** The dialog that an address names, by its hash, by `modal`, or by the token of a password mail (ROUTE-08). */
export function askedModal({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): AskedModal | null {
  const query = new URLSearchParams(search)
  const byHash = nameOf(hash.slice(1))
  const byQuery = nameOf(query.get('modal') ?? '')
  const byToken = query.has('reset_password_token') && !pathname.endsWith('/users/password/edit')
  const name = byHash ?? byQuery ?? (byToken ? 'edit-password' : undefined)
  if (name === undefined) return null
  const { parameters = [], fromAddress } = DIALOGS[name]
  const carries = fromAddress(query)
  if (carries === null) return null
  for (const taken of ['modal', ...parameters]) query.delete(taken)
  const left = query.toString()
  return { name, carries, rest: `${pathname}${left && `?${left}`}${byHash === undefined ? hash : ''}` }
}

/** Opens the dialog that the address names, and removes its name from the address. */
export function openAskedModal(dialogs: Dialogs): void {
  const asked = askedModal(currentAddress())
  if (asked === null) return
  replaceAddress(asked.rest)
  dialogs.open(asked.name, asked.carries)
}
