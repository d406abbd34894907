import type { OutcomePick, QuickBetAction } from '@touchline/betting'
import { createLate } from '../../../platform/late.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import { useExternal } from '../../../platform/use-external.ts'
import { useServices } from '../../../services/index.ts'
import type { SlipDeps } from '../engine/slip-deps.ts'
import type { QuickEngine } from './quick-engine.ts'
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
  /** Somebody is about to switch it. */
  bring: () => void
  edit: (action: QuickBetAction) => void
}

export interface QuickBetDeps extends SlipDeps {
  /** What places could not be fetched. */
  readonly onMissing: (error: unknown) => void
}

export function createQuickBetService(deps: QuickBetDeps): QuickBet {
  const store = createStore(INITIAL_QUICK)
  let stop = () => {}
  const late = createLate(async (): Promise<QuickEngine> => {
    const { createQuickEngine } = await import('./quick-engine.ts')
    const engine = createQuickEngine(deps, store)
    stop = engine.start()
    return engine
  }, deps.onMissing)
  return {
    store,
    start() {
      if (hasKeptQuick(deps.session)) late.bring()
      return () => stop()
    },
    tap(pick) {
      if (!isArmed(store.get())) return false
      late.use((engine) => engine.tap(pick))
      return true
    },
    bring: late.bring,
    edit: (action) => late.use((engine) => engine.dispatch(action)),
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

/** Whether the button of the last tap says that nothing was placed. */
export function useQuickRefusal(): boolean {
  const { store } = useQuickBet()
  const isRefused = () => {
    const view = store.get()
    return view.shownAt !== null && quickMark(view, view.shownAt) === 'refused'
  }
  return useExternal(store.subscribe, isRefused, () => false)
}
