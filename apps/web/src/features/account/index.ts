export { AccountMenu } from './components/AccountMenu.tsx'
export type { AccountController, AccountWorld } from './effects.ts'
export { Money, type MoneyProps, useMoney } from './money/Money.tsx'
export {
  accountStore,
  closeAccountDialog,
  openAccountDialog,
  openSignIn,
  playerHttp,
  refreshAccounts,
  saveSettings,
  signIn,
  signOut,
  startAccount,
} from './runtime.ts'
export {
  ACCOUNT_DIALOGS,
  type AccountDialogName,
  type AccountState,
  type AuthState,
  activeAccount,
  INITIAL_ACCOUNT,
  type LoggedIn,
  type SignInReason,
} from './state/account-state.ts'
export { createStore, type ExternalStore } from './state/external-store.ts'
export type { PrivateStream } from './state/ports.ts'
export { useAccountDialog, useActiveAccount, useAuth, useSettings } from './use-account.ts'
