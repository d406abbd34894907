import { useEffect, useState } from 'react'
import { currentAddress, replaceAddress } from '../../../platform/page/location.ts'
import type { AccountDialogName } from '../../account/index.ts'
import { tokenOf, withoutToken } from '../ways.ts'

/** The token a page was opened with. It leaves the address at once: nobody reads it off a screen, a history or a copied address. */
export function useLinkToken(name: AccountDialogName, search: URLSearchParams): string {
  const [token] = useState(() => tokenOf(name, search))
  useEffect(() => {
    const rest = withoutToken(name, currentAddress())
    if (rest !== null) replaceAddress(rest)
  }, [name])
  return token
}
