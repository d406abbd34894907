export { AccountMenu } from './components/AccountMenu.tsx'
export { type AccountController, type AccountWorld, createAccount } from './effects.ts'
export { useAccount } from './service.ts'
export {
  ACCOUNT_DIALOGS,
  type AccountDialogName,
  type AccountState,
  type AuthState,
  activeAccount,
  INITIAL_ACCOUNT,
  type LoggedIn,
  playerIdOf,
  type SignInReason,
} from './state/account-state.ts'
export type { PrivateStream } from './state/ports.ts'
export { useAccountDialog, useActiveAccount, useAudience, useAuth, useSettings } from './use-account.ts'
