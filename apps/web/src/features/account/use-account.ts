import type { Account, Settings } from '@touchline/contract'
import { useExternal } from '../../platform/use-external.ts'
import { useAccount } from './service.ts'
import { type AccountState, type AuthState, activeAccount, INITIAL_ACCOUNT } from './state/account-state.ts'

function useAccountState<Part>(select: (state: AccountState) => Part): Part {
  const { store } = useAccount()
  return useExternal(
    store.subscribe,
    () => select(store.get()),
    () => select(INITIAL_ACCOUNT),
  )
}

/** Who is there: a union by `status` with its data. */
export function useAuth(): AuthState {
  return useAccountState((state) => state.auth)
}
/** The account bets are made from; null for a visitor. */
export function useActiveAccount(): Account | null {
  return useAccountState((state) => activeAccount(state.auth))
}
/** Betting settings of the player or of a visitor; null until fetched. */
export function useSettings(): Settings | null {
  return useAccountState((state) => state.settings)
}

/** The audience of a page; null until it is known. */
export function useAudience(): 'visitor' | 'player' | null {
  const { status } = useAuth()
  if (status === 'LOGGED_IN') return 'player'
  return status === 'NOT_LOGGED_IN' ? 'visitor' : null
}
