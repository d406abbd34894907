export { AccountButton } from './components/AccountButton.tsx'
export { currencyOfAccount } from './components/BalanceView.tsx'
export { type AccountController, createAccount } from './effects.ts'
export { AccountFrame, SignInHere } from './frame/AccountFrame.tsx'
export { useAccount } from './service.ts'
export type { AccountDeps } from './state/account-deps.ts'
export {
  ACCOUNT_DIALOGS,
  type AccountDialogName,
  type AccountState,
  type AuthState,
  activeAccount,
  INITIAL_ACCOUNT,
  type LoggedIn,
  playerIdOf,
} from './state/account-state.ts'
export type { PrivateStream } from './state/ports.ts'
export { useActiveAccount, useAudience, useAuth, useSettings } from './use-account.ts'
export { useKeyedCall } from './use-keyed-call.ts'
