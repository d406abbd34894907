import type { Slip } from '../../features/slip/index.ts'
import { currentAddress, replaceAddress } from '../../platform/page/location.ts'

/** The parameter of a link that carries shared bets. */
const SHARE_PARAMETER = 'bet_code'

/** The code that an address carries, and the address without it (ROUTE-10); null where it carries none. */
export function sharedCode({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const query = new URLSearchParams(search)
  const code = query.get(SHARE_PARAMETER)?.trim()
  if (!code) return null
  query.delete(SHARE_PARAMETER)
  const left = query.toString()
  return { code, rest: `${pathname}${left && `?${left}`}${hash}` }
}

/** Fills the slip with the bets that the address shares, and takes the code out of it. */
export function openSharedBets(slip: Slip): void {
  const shared = sharedCode(currentAddress())
  if (shared === null) return
  replaceAddress(shared.rest)
  slip.restoreCode(shared.code)
}
