import type { Currency } from '@touchline/betting'
import { useAuth } from '../account/index.ts'

/** A currency of the player's accounts by its code. */
export function useCurrencyOf(): (code: string) => Currency {
  const auth = useAuth()
  const accounts = auth.status === 'LOGGED_IN' ? auth.accounts : []
  return (code) => ({ code, subunits: accounts.find(({ currency }) => currency === code)?.subunits ?? 100 })
}
