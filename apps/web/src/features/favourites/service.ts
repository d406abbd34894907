import type { CallError, Http } from '@touchline/client/http'
import type { Dialogs } from '../../dialogs/index.ts'
import { backoff } from '../../platform/network/retry.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { useServices } from '../../services/index.ts'
import { type AccountController, playerIdOf } from '../account/index.ts'
import { CALLED, type FollowedKey, KINDS, partsOf } from './thing.ts'

declare module '../../services/index.ts' {
  interface Services {
    /** What the page's player follows. */
    readonly favourites: Favourites
  }
}

export interface FollowedState {
  readonly keys: ReadonlySet<FollowedKey>
  /** The server did not send all favourites: what is not in `keys` is unknown. They are fetched again. */
  readonly isUnread: boolean
}

/** What the player follows, as the page shows it: at once, taken back where the server refuses. */
export interface Favourites {
  readonly store: Store<FollowedState>
  /** Follows who signs in and out. @returns stops it */
  start: () => () => void
  /** Follows, or unfollows. A visitor signs in first, then it is done. An item in an unknown state is followed. */
  toggle: (key: FollowedKey) => void
}

export interface FavouritesDeps {
  readonly http: Http
  readonly account: Pick<AccountController, 'store' | 'openSignIn'>
  readonly dialogs: Pick<Dialogs, 'get' | 'subscribe'>
  /** Called when a star could not be saved; the star returns to its state. */
  readonly onRefused: (error: CallError) => void
  /** Called once when favourites could not be read. */
  readonly onUnread: () => void
  /** What is followed has changed on the server. */
  readonly onSaved: () => void
  readonly after: (ms: number, run: () => void) => () => void
}

const NONE: FollowedState = { keys: new Set(), isUnread: false }

/** Above the limit of favourites of one kind. */
const ALL = 500

export function createFavourites(deps: FavouritesDeps): Favourites {
  const { http, account, dialogs, onRefused, onSaved } = deps
  const store = createStore(NONE)
  let player: number | null = null
  /** What a visitor pressed before they were asked to sign in. */
  let wanted: FollowedKey | null = null
  let failures = 0
  let cancel = () => {}

  function show(key: FollowedKey, followed: boolean) {
    const keys = new Set(store.get().keys)
    if (followed) keys.add(key)
    else keys.delete(key)
    store.set({ ...store.get(), keys })
  }

  async function save(key: FollowedKey, followed: boolean) {
    const asked = player
    show(key, followed)
    const answer = await http.call(followed ? 'addFavourite' : 'removeFavourite', { params: partsOf(key) })
    if (asked !== player) return
    if (answer.ok) return onSaved()
    show(key, !followed)
    onRefused(answer.error)
  }

  async function load(id: number) {
    cancel()
    let isUnread = false
    const answers = await Promise.all(
      KINDS.map(async (kind) => {
        const answer = await http.call('getFavourites', { params: { type: CALLED[kind] }, query: { limit: ALL } })
        if (!answer.ok) isUnread = true
        return answer.ok ? answer.data.data.map((followed) => `${kind}:${followed.id}` as const) : []
      }),
    )
    if (id !== player) return
    store.set({ keys: new Set([...store.get().keys, ...answers.flat()]), isUnread })
    if (isUnread) {
      failures += 1
      if (failures === 1) deps.onUnread()
      cancel = deps.after(backoff(failures), () => void load(id))
    } else if (failures > 0) {
      failures = 0
      onSaved()
    }
  }

  function follow() {
    const { auth } = account.store.get()
    const next = playerIdOf(auth)
    if (next === player) {
      // Who closes the dialog has changed their mind.
      if (dialogs.get().length === 0 && auth.status === 'NOT_LOGGED_IN') wanted = null
      return
    }
    player = next
    store.set(NONE)
    failures = 0
    cancel()
    if (next === null) return
    const first = wanted
    wanted = null
    void load(next)
    if (first !== null) void save(first, true)
  }

  return {
    store,
    start() {
      const stops = [account.store.subscribe(follow), dialogs.subscribe(follow)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    toggle(key) {
      if (player !== null) return void save(key, !store.get().keys.has(key))
      account.openSignIn()
      wanted = key
    },
  }
}

/** What the page's player follows. Nothing on the server. */
export function useFavourites(): Favourites {
  return useServices().favourites
}
