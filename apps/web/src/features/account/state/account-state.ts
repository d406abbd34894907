import type { Account, Player, Settings } from '@touchline/contract'

export interface LoggedIn {
  readonly status: 'LOGGED_IN'
  readonly player: Player
  readonly accounts: readonly Account[]
  /** Currency bets are made in now; one of the accounts'. */
  readonly currency: string
}

/**
 * The session of the page. UNKNOWN before the request, PENDING until the response. UNANSWERED: the server cannot tell
 * whether there is a player; this is not treated as NOT_LOGGED_IN, and the request is repeated.
 */
export type AuthState =
  | { readonly status: 'UNKNOWN' }
  | { readonly status: 'PENDING' }
  | { readonly status: 'UNANSWERED' }
  | LoggedIn
  | { readonly status: 'NOT_LOGGED_IN' }

/** Ways into an account; each is a page at `/users/...` and a dialog. */
export const ACCOUNT_DIALOGS = [
  'sign-in',
  'sign-up',
  'confirmation',
  'resend-confirmation',
  'unlock',
  'forgot-password',
  'edit-password',
] as const
export type AccountDialogName = (typeof ACCOUNT_DIALOGS)[number]

export interface AccountState {
  readonly auth: AuthState
  /** Betting settings of the player or of a visitor; null until fetched. */
  readonly settings: Settings | null
  /** Version of the newest balance received, by currency. */
  readonly balanceVersions: Readonly<Record<string, number>>
}

export const INITIAL_ACCOUNT: AccountState = {
  auth: { status: 'UNKNOWN' },
  settings: null,
  balanceVersions: {},
}

/** The player who is signed in; null for a visitor. */
export function playerIdOf(auth: AuthState): number | null {
  return auth.status === 'LOGGED_IN' ? auth.player.id : null
}

/** The account bets are made from, or null. */
export function activeAccount(auth: AuthState): Account | null {
  if (auth.status !== 'LOGGED_IN') return null
  return auth.accounts.find((account) => account.currency === auth.currency) ?? null
}

/** Full name, nickname, e-mail or phone, the first there is (PLAYER-02). */
export function displayName(player: Player): string {
  const fullName = [player.first_name, player.last_name].filter((part) => part !== null && part !== '').join(' ')
  return [fullName, player.nickname, player.email, player.mobile_phone ?? player.auth_phone_number].find(Boolean) ?? ''
}
