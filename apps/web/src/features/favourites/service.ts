import type { CallError, Http } from '@touchline/client/http'
import type { Dialogs } from '../../dialogs/index.ts'
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

/** What the player follows, as the page shows it: at once, taken back where the server refuses. */
export interface Favourites {
  readonly store: Store<ReadonlySet<FollowedKey>>
  /** Follows who signs in and out. @returns stops it */
  start: () => () => void
  /** Follows, or no more. A visitor is asked to sign in first; it is done as soon as they have. */
  toggle: (key: FollowedKey) => void
}

export interface FavouritesDeps {
  readonly http: Http
  readonly account: Pick<AccountController, 'store' | 'openSignIn'>
  readonly dialogs: Pick<Dialogs, 'get' | 'subscribe'>
  /** A star that was set or taken could not be saved; its place says so. */
  readonly onRefused: (error: CallError) => void
  /** What is followed has changed on the server. */
  readonly onSaved: () => void
}

/** More than anybody may follow of one kind. */
const ALL = 500

export function createFavourites({ http, account, dialogs, onRefused, onSaved }: FavouritesDeps): Favourites {
  const store = createStore<ReadonlySet<FollowedKey>>(new Set())
  let player: number | null = null
  /** What a visitor wanted before they were asked who they are. */
  let wanted: FollowedKey | null = null

  function show(key: FollowedKey, followed: boolean) {
    const next = new Set(store.get())
    if (followed) next.add(key)
    else next.delete(key)
    store.set(next)
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
    const answers = await Promise.all(
      KINDS.map(async (kind) => {
        const answer = await http.call('getFavourites', { params: { type: CALLED[kind] }, query: { limit: ALL } })
        return answer.ok ? answer.data.data.map((followed) => `${kind}:${followed.id}` as const) : []
      }),
    )
    if (id !== player) return
    store.set(new Set([...store.get(), ...answers.flat()]))
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
    store.set(new Set())
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
      if (player !== null) return void save(key, !store.get().has(key))
      account.openSignIn()
      wanted = key
    },
  }
}

/** What the page's player follows. Nothing on the server. */
export function useFavourites(): Favourites {
  return useServices().favourites
}
