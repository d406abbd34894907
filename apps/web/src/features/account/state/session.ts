import type { Http } from '@touchline/client/http'
import type { Player } from '@touchline/contract'
import { backoff } from '../../../platform/network/retry.ts'
import type { Store } from '../../../platform/store.ts'
import type { AccountDeps } from './account-deps.ts'
import type { AccountState } from './account-state.ts'
import { accountsFetched, loggedIn, loggedOut } from './transitions.ts'
import type { Waits } from './waits.ts'

export interface Session {
  /** Requests from the server who is signed in, and repeats the call until there is a response. */
  findOut(): Promise<void>
  /** As `findOut`, for a session that begins after the page. */
  recognise(): Promise<void>
  enter(player: Player): Promise<void>
  leave(): void
  fetchSettings(): Promise<boolean>
  /** Resolves with the first response or failure; a failed call is repeated until there is a response. */
  refreshAccounts(): Promise<void>
  chooseCurrency(currency: string): void
}

const CURRENCY_KEY = 'currency'
/** Statuses of a response that mean that no player is signed in. */
const SIGNED_OUT: readonly number[] = [401, 403, 404]

/** Who is signed in, with accounts and settings. @param http signs out on a 401 */
export function createSession(deps: AccountDeps, http: Http, store: Store<AccountState>, waits: Waits): Session {
  // Counts players and visitors of this page: a response for an earlier one is dropped.
  let identity = 0
  let { hasSession } = deps

  function update(change: (state: AccountState) => AccountState) {
    store.set(change(store.get()))
  }

  async function fetchSettings(): Promise<boolean> {
    const asked = identity
    const settings = await deps.http.call('getSettings')
    if (settings.ok && asked === identity) update((state) => ({ ...state, settings: settings.data.data }))
    return settings.ok
  }

  async function fetchAccounts(): Promise<boolean> {
    const { balanceVersions } = store.get()
    const asked = identity
    const accounts = await http.call('getAccounts')
    if (asked === identity && accounts.ok) {
      update((state) => accountsFetched(state, accounts.data.data, balanceVersions))
    }
    return accounts.ok
  }

  /** Repeats a call with growing pauses until it succeeds or the player changes. */
  async function untilAnswered(call: () => Promise<boolean>) {
    const asked = identity
    for (let failures = 1; asked === identity && !(await call()); failures += 1) await waits.wait(backoff(failures))
  }

  async function refreshAccounts() {
    if (!(await fetchAccounts())) void untilAnswered(fetchAccounts)
  }

  async function enter(player: Player) {
    identity += 1
    const entered = identity
    const [accounts, settings] = await Promise.all([http.call('getAccounts'), deps.http.call('getSettings')])
    if (entered !== identity) return
    update((state) => ({
      ...loggedIn(state, player, accounts.ok ? accounts.data.data : [], storedCurrency(deps)),
      settings: settings.ok ? settings.data.data : state.settings,
    }))
    deps.stream.identify(player.id)
    // Fetched again: a balance that changed between the call and the subscription would be missed.
    await refreshAccounts()
    if (!settings.ok) void untilAnswered(fetchSettings)
  }

  function leave() {
    identity += 1
    update(loggedOut)
    deps.stream.identify(null)
  }

  async function findOut() {
    update((state) => ({ ...state, auth: { status: 'PENDING' } }))
    const asked = identity
    for (let failures = 1; ; failures += 1) {
      const player = hasSession === false ? null : await fetchPlayer(deps)
      if (asked !== identity) return
      if (player) return enter(player)
      if (player === null) break
      update((state) => ({ ...state, auth: { status: 'UNANSWERED' } }))
      await waits.wait(backoff(failures))
      if (asked !== identity) return
    }
    leave()
    await untilAnswered(fetchSettings)
  }

  return {
    findOut,
    async recognise() {
      hasSession = undefined
      await findOut()
    },
    enter,
    leave,
    fetchSettings,
    refreshAccounts,
    chooseCurrency(currency) {
      const { auth } = store.get()
      const isPlayer = auth.status === 'LOGGED_IN'
      if (isPlayer && !auth.accounts.some((account) => account.currency === currency)) return
      // A currency chosen before the player is known applies once the player is known.
      deps.session.write(CURRENCY_KEY, currency)
      if (isPlayer) update((state) => ({ ...state, auth: { ...auth, currency } }))
    },
  }
}

function storedCurrency({ session }: AccountDeps): string | null {
  const stored = session.read(CURRENCY_KEY)
  return typeof stored === 'string' ? stored : null
}

/** The player of the session; null for a visitor, undefined where the server gave no response. */
async function fetchPlayer({ http }: AccountDeps): Promise<Player | null | undefined> {
  const player = await http.call('getPlayer')
  if (player.ok) return player.data.data
  const { error } = player
  return error.kind === 'answer' && SIGNED_OUT.includes(error.status) ? null : undefined
}
