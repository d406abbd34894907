export { AccountMenu } from './components/AccountMenu.tsx'
export { BalanceView, currencyOfAccount } from './components/BalanceView.tsx'
export { SignInDialog } from './components/SignInDialog.tsx'
export { SignInForm } from './components/SignInForm.tsx'
export type { AccountController, AccountWorld } from './effects.ts'
export { formatMoney } from './money/format-money.ts'
export { Money, type MoneyProps, useMoney } from './money/Money.tsx'
export {
  accountStore,
  chooseCurrency,
  closeSignIn,
  openSignIn,
  playerHttp,
  refreshAccounts,
  saveSettings,
  signIn,
  signOut,
  startAccount,
} from './runtime.ts'
export {
  type AccountState,
  type AuthState,
  activeAccount,
  displayName,
  INITIAL_ACCOUNT,
  type LoggedIn,
  type SignInReason,
} from './state/account-state.ts'
export { createStore, type ExternalStore } from './state/external-store.ts'
export type { PrivateStream } from './state/ports.ts'
export { useActiveAccount, useAuth, useSettings, useSignIn } from './use-account.ts'
