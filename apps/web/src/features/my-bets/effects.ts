import type { Http } from '@touchline/client/http'
import type { Bet } from '@touchline/contract'
import { BETS_PAGE_SIZE } from '@touchline/contract/constants'
import { type AccountState, createStore, type ExternalStore, type PrivateStream } from '../account/index.ts'
import { type BetsState, INITIAL_BETS, withBet } from './state/bets-state.ts'

export interface BetsWorld {
  /** Calls in the player's name. */
  readonly http: Http
  readonly account: ExternalStore<AccountState>
  readonly stream: PrivateStream
}

export interface BetsController {
  readonly store: ExternalStore<BetsState>
  /** Follows account and stream. @returns stops */
  start: () => () => void
  /** Fetches all bets unless they are known or on their way. */
  want: () => void
  /** Fetches them again. */
  reload: () => Promise<void>
  /** Takes bets just placed, without asking the server. */
  take: (bets: readonly Bet[]) => void
}

/** Everything the list of bets does beyond its state. Nothing is fetched before somebody looks. */
export function createBets(world: BetsWorld, store = createStore(INITIAL_BETS)): BetsController {
  // Answers to a question that was asked for an earlier player are dropped.
  let asked = 0
  let player: number | null = null
  /** Changes heard while the list is on its way: they are newer than it. */
  let heard: Bet[] = []

  async function fetchAll(): Promise<BetsState> {
    const bets: Bet[] = []
    for (let page = 1; ; page += 1) {
      const answer = await world.http.call('getBets', { query: { status: 'all', page, limit: BETS_PAGE_SIZE } })
      if (!answer.ok) return { step: 'failed', error: answer.error }
      bets.push(...answer.data.data)
      if (page >= answer.data.pagination.last_page) return { step: 'ready', bets }
    }
  }

  async function reload() {
    if (world.account.get().auth.status !== 'LOGGED_IN') return
    asked += 1
    const question = asked
    heard = []
    if (store.get().step !== 'ready') store.set({ step: 'loading' })
    const next = await fetchAll()
    if (question !== asked) return
    if (next.step === 'ready') store.set({ step: 'ready', bets: heard.reduce<readonly Bet[]>(withBet, next.bets) })
    else if (store.get().step !== 'ready') store.set(next)
  }

  function take(bets: readonly Bet[]) {
    heard.push(...bets)
    const state = store.get()
    if (state.step === 'ready') store.set({ step: 'ready', bets: bets.reduce<readonly Bet[]>(withBet, state.bets) })
  }

  function followAccount() {
    const { auth } = world.account.get()
    const now = auth.status === 'LOGGED_IN' ? auth.player.id : null
    if (now === player) return
    player = now
    asked += 1
    store.set(INITIAL_BETS)
  }

  return {
    store,
    reload,
    take,
    want() {
      if (store.get().step === 'unasked') void reload()
    },
    start() {
      const stops = [
        world.account.subscribe(followAccount),
        world.stream.listen((event) => {
          if (event.type === 'bet_changed') take([event.data])
        }),
        world.stream.onGap(() => {
          if (store.get().step === 'ready') void reload()
        }),
      ]
      followAccount()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
