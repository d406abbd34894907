import type { Http } from '@touchline/client/http'
import type { CallBody } from '@touchline/contract'
import { type AccountController, type AccountWorld, createAccount } from './effects.ts'
import { type AccountDialogName, type AccountState, INITIAL_ACCOUNT, type SignInReason } from './state/account-state.ts'
import { createStore } from './state/external-store.ts'

/** The page's account. On the server it stays as it is: nobody is known there. */
export const accountStore = createStore<AccountState>(INITIAL_ACCOUNT)
let running: AccountController | null = null

function controller(): AccountController {
  if (running === null) throw new Error('startAccount has not been called: the shell calls it before it hydrates.')
  return running
}

/** Gives the page its account and finds out who is there. Once per page. @returns stops it */
export function startAccount(world: AccountWorld): () => void {
  running = createAccount(world, accountStore)
  return running.start()
}

/** Calls in the player's name: a 401 signs out and asks to sign in again. */
export function playerHttp(): Http {
  return controller().http
}
/** Opens the sign-in dialog and says why. */
export function openSignIn(reason: SignInReason = 'asked'): void {
  controller().openSignIn(reason)
}
/** Opens a way into an account. @param token of the link that led here; empty for none */
export function openAccountDialog(name: AccountDialogName, token?: string): void {
  controller().openDialog(name, token)
}
export function closeAccountDialog(): void {
  controller().closeDialog()
}
/** @returns null when signed in, else why not */
export function signIn(email: string, password: string) {
  return controller().signIn(email, password)
}
export function signOut(): Promise<void> {
  return controller().signOut()
}
/** Bets are made in this currency from now on. */
export function chooseCurrency(currency: string): void {
  controller().chooseCurrency(currency)
}
/** Saves betting settings of a player; a visitor's last as long as the page. @returns false where saving failed */
export function saveSettings(change: CallBody<'updateSettings'>): Promise<boolean> {
  return controller().saveSettings(change)
}
/** Asks the server for the balances, e.g. after a placement whose event may be late. */
export function refreshAccounts(): Promise<void> {
  return controller().refreshAccounts()
}
