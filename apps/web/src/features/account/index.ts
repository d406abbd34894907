export { AccountMenu } from './components/AccountMenu.tsx'
export { SignInDialog } from './components/SignInDialog.tsx'
export { SignInForm } from './components/SignInForm.tsx'
export type { AccountController, AccountWorld } from './effects.ts'
export { Money, type MoneyProps, useMoney } from './money/Money.tsx'
export {
  accountStore,
  openSignIn,
  playerHttp,
  refreshAccounts,
  saveSettings,
  startAccount,
} from './runtime.ts'
export {
  type AccountState,
  type AuthState,
  activeAccount,
  INITIAL_ACCOUNT,
  type LoggedIn,
  type SignInReason,
} from './state/account-state.ts'
export { createStore, type ExternalStore } from './state/external-store.ts'
export type { PrivateStream } from './state/ports.ts'
export { useActiveAccount, useAuth, useSettings } from './use-account.ts'
