import type { OutcomePick, QuickBetAction } from '@touchline/betting'
import { deferred } from '../../../platform/loading/deferred.ts'
import { part } from '../../../platform/loading/part.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import { useExternal } from '../../../platform/use-external.ts'
import { useServices } from '../../../services/index.ts'
import type { QuickDeps } from './quick-deps.ts'
import { hasKeptQuick, INITIAL_QUICK, isArmed, type QuickMark, type QuickView, quickMark } from './quick-view.ts'

declare module '../../../services/index.ts' {
  interface Services {
    /** Bets by one tap. */
    readonly quickBet: QuickBet
  }
}

/** The quick bet as every page has it; what places comes when it is switched on, or was left on. */
export interface QuickBet {
  readonly store: Store<QuickView>
  /** Takes up what the session kept. @returns stops everything */
  start: () => () => void
  /** A tap on a price. @returns false where taps do not place: the slip takes it */
  tap: (pick: OutcomePick) => boolean
  /** Loads what places: the player is about to switch it. */
  load: () => void
  edit: (action: QuickBetAction) => void
}

const ENGINE = part(() => import('./quick-engine.ts'))

export interface QuickBetDeps extends QuickDeps {
  /** What places could not be fetched. */
  readonly onMissing: (error: unknown) => void
}

export function createQuickBetService(deps: QuickBetDeps): QuickBet {
  const store = createStore(INITIAL_QUICK)
  let stop = () => {}
  const engine = deferred(
    ENGINE,
    ({ createQuickEngine }) => {
      const made = createQuickEngine(deps, store)
      stop = made.start()
      return made
    },
    deps.onMissing,
  )
  return {
    store,
    start() {
      if (hasKeptQuick(deps.session)) engine.load()
      return () => stop()
    },
    tap(pick) {
      if (!isArmed(store.get())) return false
      engine.use((quick) => quick.tap(pick))
      return true
    },
    load: engine.load,
    edit: (action) => engine.use((quick) => quick.dispatch(action)),
  }
}

/** The page's quick bet. */
export function useQuickBet(): QuickBet {
  return useServices().quickBet
}

/** What the button of this outcome shows of the last tap; null for its price. */
export function useQuickMark(key: string): QuickMark | null {
  const { store } = useQuickBet()
  return useExternal(
    store.subscribe,
    () => quickMark(store.get(), key),
    () => null,
  )
}

/** Whether a tap on a price places at once. */
export function useQuickArmed(): boolean {
  const { store } = useQuickBet()
  return useExternal(
    store.subscribe,
    () => isArmed(store.get()),
    () => false,
  )
}

/** Whether the button of the last tap shows that nothing was placed. */
export function useQuickRefusal(): boolean {
  const { store } = useQuickBet()
  const isRefused = () => {
    const view = store.get()
    return view.shownAt !== null && quickMark(view, view.shownAt) === 'refused'
  }
  return useExternal(store.subscribe, isRefused, () => false)
}
