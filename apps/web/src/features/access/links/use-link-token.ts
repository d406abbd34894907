import { useEffect, useState } from 'react'
import { currentAddress, replaceAddress } from '../../../platform/page/location.ts'
import type { AccountDialogName } from '../../account/index.ts'
import { tokenOf, withoutToken } from '../ways.ts'

/** The token of the page's address. It is removed from there at once: it must not be read off a screen or a history. */
export function useLinkToken(name: AccountDialogName, search: URLSearchParams): string {
  const [token] = useState(() => tokenOf(name, search))
  useEffect(() => {
    const rest = withoutToken(name, currentAddress())
    if (rest !== null) replaceAddress(rest)
  }, [name])
  return token
}
