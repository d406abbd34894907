import type { Account, EventData, Player } from '@touchline/contract'
import type { AccountState, LoggedIn } from './account-state.ts'

/** The currency wanted where there is an active account in it, else the player's own, else any. */
export function chooseCurrency(player: Player, accounts: readonly Account[], wanted: string | null): string {
  const active = accounts.filter((account) => account.active).map((account) => account.currency)
  const choice = [wanted, player.currency].find((code) => code !== null && active.includes(code))
  return choice ?? active[0] ?? player.currency
}

/** The player is known; accounts follow with their currency kept where it still has one. */
export function loggedIn(
  state: AccountState,
  player: Player,
  accounts: readonly Account[],
  wantedCurrency: string | null,
): AccountState {
  const auth: LoggedIn = {
    status: 'LOGGED_IN',
    player,
    accounts,
    currency: chooseCurrency(player, accounts, wantedCurrency),
  }
  return { ...state, auth }
}

/** Signed out: the player's data is dropped. */
export function loggedOut(state: AccountState): AccountState {
  return { ...state, auth: { status: 'NOT_LOGGED_IN' }, balanceVersions: {} }
}

/**
 * Accounts as the server listed them. A balance received while the list was loading is newer than the list and stays.
 * @param receivedBefore versions known when the list was requested
 */
export function accountsFetched(
  state: AccountState,
  accounts: readonly Account[],
  receivedBefore: Readonly<Record<string, number>>,
): AccountState {
  const { auth } = state
  if (auth.status !== 'LOGGED_IN') return state
  const merged = accounts.map((account) => {
    const isNewer = state.balanceVersions[account.currency] !== receivedBefore[account.currency]
    const known = auth.accounts.find((candidate) => candidate.currency === account.currency)
    return isNewer && known !== undefined ? { ...account, balance: known.balance } : account
  })
  return { ...state, auth: { ...auth, accounts: merged, currency: chooseCurrency(auth.player, merged, auth.currency) } }
}

/** A balance moved. An older version than the one known is left out (BETS-04). */
export function balanceChanged(state: AccountState, event: EventData<'balance_changed'>): AccountState {
  const { auth } = state
  if (auth.status !== 'LOGGED_IN') return state
  if (event.version <= (state.balanceVersions[event.currency] ?? -1)) return state
  const accounts = auth.accounts.map((account) =>
    account.currency === event.currency ? { ...account, balance: event.balance } : account,
  )
  return {
    ...state,
    auth: { ...auth, accounts },
    balanceVersions: { ...state.balanceVersions, [event.currency]: event.version },
  }
}
