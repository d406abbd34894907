import type { Bet } from '@touchline/contract'
import { backoff } from '../../../platform/network/retry.ts'
import type { Store } from '../../../platform/store.ts'
import type { BetsDeps } from '../bets-deps.ts'
import { type BetsState, INITIAL_BETS, openEventIds, withBet, withCashOutValues } from '../state/bets-state.ts'
import { batchValues, type CashOutValue, type CashOutValues } from '../state/value-batch.ts'
import { fetchAllBets } from './fetch-all-bets.ts'
import { createMatchFollower } from './match-follower.ts'

/** A change of one bet of a list. */
type Change = (bets: readonly Bet[]) => readonly Bet[]

function changed(bets: readonly Bet[], changes: readonly Change[]): readonly Bet[] {
  return changes.reduce((list, change) => change(list), bets)
}

export interface BetList {
  /** Fetches all bets. */
  readonly reload: () => Promise<void>
  readonly take: (bets: readonly Bet[]) => void
  /** Takes a new cash-out value, together with others of the same moment. */
  readonly takeValue: (betId: number, value: CashOutValue) => void
  /** Another player is there: forgets everything. */
  readonly clear: () => void
  /** A component shows the list. @returns it no longer does */
  readonly watch: () => () => void
  readonly isWatched: () => boolean
  /** The last fetch failed: what is shown may be old. */
  readonly isOld: () => boolean
  readonly stop: () => void
}

/**
 * The list of all bets, with the changes that arrive while it is fetched.
 * @param moved receives the cash-out value of each bet that is taken
 * @param open bets whose cash-out is open
 */
export function createBetList(
  deps: BetsDeps,
  store: Store<BetsState>,
  { moved, open }: { moved: (betId: number, toCashout: number | null) => void; open: () => Iterable<number> },
): BetList {
  // Responses to requests for an earlier player are dropped.
  let asked = 0
  /** Changes that arrive while the list is fetched: they are newer than it. Null while it is not. */
  let arrived: Change[] | null = null
  let watchers = 0
  /** How often in a row the list could not be fetched. */
  let failures = 0
  let cancelRetry = () => {}
  const follow = createMatchFollower(deps)
  const values = batchValues(showValues, deps.after)

  function followMatches() {
    const state = store.get()
    follow(watchers > 0 && state.step === 'ready' ? openEventIds(state.bets) : [])
  }

  function show(next: BetsState) {
    store.set(next)
    followMatches()
  }

  async function reload() {
    if (deps.account.get().auth.status !== 'LOGGED_IN') return
    values.flush()
    asked += 1
    const question = asked
    const changes: Change[] = []
    arrived = changes
    cancelRetry()
    if (store.get().step !== 'ready') show({ step: 'loading' })
    const next = await fetchAllBets(deps.http, (newest) => {
      if (question !== asked || store.get().step === 'ready') return
      show({ step: 'ready', bets: changed(newest, changes), isPartial: true })
    })
    if (question !== asked) return
    values.flush()
    arrived = null
    if (next.step !== 'ready') return retry(next)
    failures = 0
    const bets = changed(next.bets, changes)
    show({ step: 'ready', bets })
    for (const id of open()) moved(id, bets.find((bet) => bet.id === id)?.to_cashout ?? null)
  }

  function retry(failed: BetsState) {
    failures += 1
    cancelRetry = deps.after(backoff(failures), reload)
    const before = store.get()
    // A list that was whole stays; the beginning of one is no list.
    if (before.step !== 'ready' || before.isPartial === true) show(failed)
  }

  function take(bets: readonly Bet[]) {
    const changes = bets.map(
      (bet): Change =>
        (list) =>
          withBet(list, bet),
    )
    values.forget(bets.map(({ id }) => id))
    arrived?.push(...changes)
    const state = store.get()
    if (state.step === 'ready') show({ ...state, bets: changed(state.bets, changes) })
    for (const { id, to_cashout } of bets) moved(id, to_cashout)
  }

  function showValues(newest: CashOutValues) {
    const change: Change = (list) => withCashOutValues(list, newest)
    arrived?.push(change)
    const state = store.get()
    if (state.step !== 'ready') return
    const bets = change(state.bets)
    if (bets !== state.bets) store.set({ ...state, bets })
  }

  return {
    reload,
    take,
    takeValue: values.receive,
    clear() {
      asked += 1
      arrived = null
      failures = 0
      cancelRetry()
      values.clear()
      show(INITIAL_BETS)
    },
    watch() {
      watchers += 1
      if (store.get().step === 'unasked') void reload()
      else followMatches()
      return () => {
        watchers -= 1
        followMatches()
      }
    },
    isWatched: () => watchers > 0,
    isOld: () => failures > 0,
    stop() {
      cancelRetry()
      values.clear()
    },
  }
}
