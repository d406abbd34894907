import type { CallError, Http } from '@touchline/client/http'
import type { CallBody } from '@touchline/contract'
import type { SignInReason } from '../../dialogs/index.ts'
import { createStore, type Store } from '../../platform/store.ts'
import type { AccountDeps } from './state/account-deps.ts'
import { type AccountState, INITIAL_ACCOUNT } from './state/account-state.ts'
import { guardHttp } from './state/guard-http.ts'
import { createSession } from './state/session.ts'
import { settingsAfter } from './state/settings-after.ts'
import { balanceChanged } from './state/transitions.ts'
import { createWaits } from './state/waits.ts'

export interface AccountController {
  readonly store: Store<AccountState>
  /** Calls in the player's name: a 401 signs out and opens sign-in. */
  readonly http: Http
  /** Finds out who is signed in. @returns stops everything */
  start: () => () => void
  /** @param code of the second factor, where the account requests one. @returns null when signed in, else why not */
  signIn: (email: string, password: string, code?: string) => Promise<CallError | null>
  signOut: () => Promise<void>
  /** Call it when a session begins without `signIn`: it requests from the server who is signed in. */
  recognise: () => Promise<void>
  /** Opens the sign-in dialog with a reason, `asked` by default. */
  openSignIn: (reason?: SignInReason) => void
  /** Bets are made in this currency from now on. */
  chooseCurrency: (currency: string) => void
  /** Saves a player's settings; a visitor's settings last as long as the page. @returns false where saving failed */
  saveSettings: (change: CallBody<'updateSettings'>) => Promise<boolean>
  /** Fetches the balances, for instance after a placement whose event may be late. */
  refreshAccounts: () => Promise<void>
}

/** Tabs write it when the player of the browser changes. */
const TURN_KEY = 'account_turn'

/** Calls, events and storage of the account. */
export function createAccount(deps: AccountDeps, store = createStore(INITIAL_ACCOUNT)): AccountController {
  const { stream, shared } = deps
  const waits = createWaits(deps.after)
  const http = guardHttp(deps.http, sessionExpired)
  const session = createSession(deps, http, store, waits)

  function update(change: (state: AccountState) => AccountState) {
    store.set(change(store.get()))
  }

  function isLoggedIn() {
    return store.get().auth.status === 'LOGGED_IN'
  }

  function sessionExpired() {
    if (!isLoggedIn()) return
    session.leave()
    openSignIn('session_expired')
  }

  function notifyTabs() {
    const turn = shared.read(TURN_KEY)
    shared.write(TURN_KEY, typeof turn === 'number' ? turn + 1 : 1)
  }

  function openSignIn(reason: SignInReason = 'asked') {
    // A player is signed in, but the server has not sent who: request it at once.
    if (store.get().auth.status === 'UNANSWERED') return waits.endAll()
    deps.dialogs.open('sign-in', { reason })
  }

  return {
    store,
    http,
    refreshAccounts: session.refreshAccounts,
    openSignIn,
    chooseCurrency: session.chooseCurrency,
    start() {
      const stops = [
        stream.listen((event) => {
          if (event.type === 'balance_changed') update((state) => balanceChanged(state, event.data))
        }),
        stream.onGap(() => {
          if (isLoggedIn()) void session.refreshAccounts()
        }),
        deps.onConnectivity((online) => {
          if (online) waits.endAll()
        }),
        shared.onChange(TURN_KEY, () => void session.recognise()),
      ]
      void session.findOut()
      return () => {
        for (const stop of stops) stop()
      }
    },
    async signIn(email, password, code) {
      const answer = await deps.http.call('signIn', { body: { email, password, ...(code && { code }) } })
      if (!answer.ok) return answer.error
      await session.enter(answer.data.data)
      notifyTabs()
      return null
    },
    async signOut() {
      await deps.http.call('signOut')
      session.leave()
      notifyTabs()
      await session.fetchSettings()
    },
    async recognise() {
      await session.recognise()
      notifyTabs()
    },
    async saveSettings(change) {
      const before = store.get().settings
      if (before !== null) update((state) => ({ ...state, settings: settingsAfter(before, change) }))
      if (!isLoggedIn()) return true
      const saved = await http.call('updateSettings', { body: change })
      update((state) => ({ ...state, settings: saved.ok ? saved.data.data : before }))
      return saved.ok
    },
  }
}
