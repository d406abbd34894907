import type { CallError, Http } from '@touchline/client/http'
import type { CallBody, Player, RealtimeEvent } from '@touchline/contract'
import type { Dialogs, SignInReason } from '../../dialogs/index.ts'
import { backoff } from '../../platform/retry.ts'
import type { JsonStore, SharedStore } from '../../platform/storage.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { type AccountState, INITIAL_ACCOUNT } from './state/account-state.ts'
import { guardHttp } from './state/guard-http.ts'
import type { PrivateStream } from './state/ports.ts'
import { settingsAfter } from './state/settings-after.ts'
import { accountsFetched, balanceChanged, loggedIn, loggedOut } from './state/transitions.ts'

export interface AccountDeps {
  readonly http: Http
  readonly stream: PrivateStream
  readonly dialogs: Pick<Dialogs, 'open'>
  /** Kept for the browser session. */
  readonly session: JsonStore
  /** What all tabs of the browser share: they sign in and out together. */
  readonly shared: SharedStore
  /** Whether the server saw a session; undefined where it was not asked. Spares visitors a refused call. */
  readonly hasSession?: boolean | undefined
  /** Runs later. */
  readonly after: (ms: number, run: () => void) => void
  /** Tells when the browser goes offline or comes back. @returns stops telling */
  readonly onConnectivity: (listener: (online: boolean) => void) => () => void
}

export interface AccountController {
  readonly store: Store<AccountState>
  /** Calls in the player's name: a 401 signs out and asks to sign in again. */
  readonly http: Http
  /** Finds out who is there. @returns stops everything */
  start: () => () => void
  /** @param code of the second factor, where the account asks for one. @returns null when signed in, else why not */
  signIn: (email: string, password: string, code?: string) => Promise<CallError | null>
  signOut: () => Promise<void>
  /** A session has begun by another way than signing in: asks who is there now. */
  recognise: () => Promise<void>
  /** Opens the sign-in dialog and says why; `asked` where nothing else is said. */
  openSignIn: (reason?: SignInReason) => void
  /** Bets are made in this currency from now on. */
  chooseCurrency: (currency: string) => void
  /** Saves settings of a player; a visitor's last as long as the page. @returns false where saving failed */
  saveSettings: (change: CallBody<'updateSettings'>) => Promise<boolean>
  /** Asks the server for the balances, for instance after a placement whose event may be late. */
  refreshAccounts: () => Promise<void>
}

const CURRENCY_KEY = 'currency'
/** Under this key tabs tell each other that somebody came or went. */
const TURN_KEY = 'account_turn'
/** Statuses that say that no player is signed in. */
const NOBODY: readonly number[] = [401, 403, 404]

/** Everything the account does beyond its state: calls, stream, storage. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createAccount(deps: AccountDeps, store = createStore(INITIAL_ACCOUNT)): AccountController {
  const { stream, session, shared } = deps
  const http = guardHttp(deps.http, sessionExpired)
  // Answers that belong to an earlier player or visitor are dropped.
  let identity = 0
  const waits = new Set<() => void>()
  let { hasSession } = deps

  function update(change: (state: AccountState) => AccountState) {
    store.set(change(store.get()))
  }

  function isLoggedIn() {
    return store.get().auth.status === 'LOGGED_IN'
  }

  function storedCurrency(): string | null {
    const kept = session.read(CURRENCY_KEY)
    return typeof kept === 'string' ? kept : null
  }

  async function fetchSettings(): Promise<boolean> {
    const asked = identity
    const settings = await deps.http.call('getSettings')
    if (settings.ok && asked === identity) update((state) => ({ ...state, settings: settings.data.data }))
    return settings.ok
  }

  /** Who is there; null for a visitor, undefined where the server did not say. */
  async function fetchPlayer(): Promise<Player | null | undefined> {
    if (hasSession === false) return null
    const player = await deps.http.call('getPlayer')
    if (player.ok) return player.data.data
    const { error } = player
    return error.kind === 'answer' && NOBODY.includes(error.status) ? null : undefined
  }

  /** Asks again, less and less often, until it is answered or somebody else is there. */
  async function untilAnswered(ask: () => Promise<boolean>) {
    const asked = identity
    for (let failures = 1; asked === identity && !(await ask()); failures += 1) await later(backoff(failures))
  }

  async function enter(player: Player) {
    identity += 1
    const entered = identity
    const [accounts, settings] = await Promise.all([http.call('getAccounts'), deps.http.call('getSettings')])
    if (entered !== identity) return
    update((state) => ({
      ...loggedIn(state, player, accounts.ok ? accounts.data.data : [], storedCurrency()),
      settings: settings.ok ? settings.data.data : state.settings,
    }))
    stream.identify(player.id)
    // A balance that moved between the list and the subscription would be missed otherwise.
    if (!(await fetchAccounts())) void untilAnswered(fetchAccounts)
    if (!settings.ok) void untilAnswered(fetchSettings)
  }

  function leave() {
    identity += 1
    update(loggedOut)
    stream.identify(null)
  }

  function sessionExpired() {
    if (!isLoggedIn()) return
    leave()
    openSignIn('session_expired')
  }

  async function fetchAccounts(): Promise<boolean> {
    const heardBefore = store.get().balanceVersions
    const asked = identity
    const accounts = await http.call('getAccounts')
    if (asked === identity && accounts.ok) {
      update((state) => accountsFetched(state, accounts.data.data, heardBefore))
    }
    return accounts.ok
  }

  /** Resolves with the first answer or failure; one that was not answered is asked for until it is. */
  async function refreshAccounts() {
    if (!(await fetchAccounts())) void untilAnswered(fetchAccounts)
  }

  async function findOut() {
    update((state) => ({ ...state, auth: { status: 'PENDING' } }))
    const asked = identity
    for (let failures = 1; ; failures += 1) {
      const player = await fetchPlayer()
      if (asked !== identity) return
      if (player) return enter(player)
      if (player === null) break
      update((state) => ({ ...state, auth: { status: 'UNANSWERED' } }))
      await later(backoff(failures))
      if (asked !== identity) return
    }
    leave()
    await untilAnswered(fetchSettings)
  }

  async function recognise() {
    hasSession = undefined
    await findOut()
  }

  /** Lets the other tabs know. */
  function tell() {
    const turn = shared.read(TURN_KEY)
    shared.write(TURN_KEY, typeof turn === 'number' ? turn + 1 : 1)
  }

  /** A wait that ends early when the browser is back, or somebody presses for it. */
  function later(ms: number): Promise<void> {
    return new Promise((resolve) => {
      waits.add(resolve)
      deps.after(ms, resolve)
    })
  }

  function hurry() {
    for (const end of waits) end()
    waits.clear()
  }

  function onEvent(event: RealtimeEvent) {
    if (event.type === 'balance_changed') update((state) => balanceChanged(state, event.data))
  }

  function openSignIn(reason: SignInReason = 'asked') {
    // Somebody is signed in; who, the server says as soon as it can.
    if (store.get().auth.status === 'UNANSWERED') return hurry()
    deps.dialogs.open('sign-in', { reason })
  }

  return {
    store,
    http,
    refreshAccounts,
    openSignIn,
    start() {
      const stops = [
        stream.listen(onEvent),
        stream.onGap(() => {
          if (isLoggedIn()) void refreshAccounts()
        }),
        deps.onConnectivity((online) => {
          if (online) hurry()
        }),
        shared.onChange(TURN_KEY, () => void recognise()),
      ]
      void findOut()
      return () => {
        for (const stop of stops) stop()
      }
    },
    async signIn(email, password, code) {
      const answer = await deps.http.call('signIn', { body: { email, password, ...(code && { code }) } })
      if (!answer.ok) return answer.error
      await enter(answer.data.data)
      tell()
      return null
    },
    async signOut() {
      await deps.http.call('signOut')
      leave()
      tell()
      await fetchSettings()
    },
    async recognise() {
      await recognise()
      tell()
    },
    chooseCurrency(currency) {
      const { auth } = store.get()
      const isPlayer = auth.status === 'LOGGED_IN'
      if (isPlayer && !auth.accounts.some((account) => account.currency === currency)) return
      // Chosen before it is known who is there, it is taken then.
      session.write(CURRENCY_KEY, currency)
      if (isPlayer) update((state) => ({ ...state, auth: { ...auth, currency } }))
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
