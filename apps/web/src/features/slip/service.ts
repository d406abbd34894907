import { type OutcomePick, outcomeKey, type SlipAction } from '@touchline/betting'
import { deferred } from '../../platform/loading/deferred.ts'
import { part } from '../../platform/loading/part.ts'
import { backoff } from '../../platform/network/retry.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { useServices } from '../../services/index.ts'
import type { SlipController, SlipDeps } from './engine/slip-deps.ts'
import type { PlacementClaim } from './placing/keyed-placement.ts'
import { hasKeptAsides, hasKeptSlip, SHARED_KEY, showView, storedView, VIEW_KEY } from './state/kept.ts'
import { INITIAL_TICKET, type TicketState, type TicketTab, type TicketView } from './state/ticket-state.ts'
import type { WantedBet } from './state/wanted-bet.ts'
import { isNarrow } from './use-narrow.ts'

declare module '../../services/index.ts' {
  interface Services {
    /** The page's slip. */
    readonly slip: Slip
  }
}

/** The slip as every page has it; what reckons and places comes with the first pick, or with a slip that was kept. */
export interface Slip {
  readonly store: Store<TicketState>
  /** Takes up what the session kept. @returns stops everything */
  start: () => () => void
  /** A pick is likely soon: loads what a pick needs. */
  expect: () => void
  /** Picks an outcome, or removes it where it is picked. */
  toggle: (pick: OutcomePick) => void
  /** Applies a player's change to the slip. */
  edit: (action: SlipAction) => void
  accept: () => void
  /** Agrees to the prices on the button and places at them, in one press. */
  placeAtNewPrices: () => void
  place: () => void
  leavePlacement: () => void
  /** Follows a placement that was sent from elsewhere, and shows its outcome. */
  setAside: (claim: PlacementClaim) => void
  dismissSetAside: (idempotencyKey: string) => void
  askMaxStakes: () => void
  /** Puts a copy of a bet into the slip, in place of its content. */
  repeat: (bet: WantedBet) => void
  /** Puts the bets of a share code into the slip, in place of what is there. */
  restoreCode: (code: string) => void
  /** The player has read what came of it. */
  dismissFillNotice: () => void
  /** Shows a tab of the ticket: in the panel, and in the sheet of small screens. */
  openTicket: (tab: TicketTab) => void
  /** Shows a tab without opening what is closed. */
  showTab: (tab: TicketTab) => void
  /** Opens the panel beside the page, or folds it to one line. */
  unfold: (isOpen: boolean) => void
  /** Puts the sheet of small screens away; the slip stays. */
  closeSheet: () => void
}

/** Commands of the controller, without a result. */
type Command = Exclude<keyof SlipController, 'store' | 'start'>

const CONTROLLER = part(() => import('./engine/controller.ts'))

export interface SlipServiceDeps extends SlipDeps {
  /** What a pick needs could not be fetched. */
  readonly onMissing: (error: unknown) => void
}

export function createSlipService(deps: SlipServiceDeps): Slip {
  const { session, shared } = deps
  const store = createStore(INITIAL_TICKET)
  let failures = 0
  let stop = () => {}

  const engine = deferred(
    CONTROLLER,
    ({ createSlipController }) => {
      const controller = createSlipController(deps, store)
      stop = controller.start()
      return controller
    },
    (error) => {
      failures += 1
      store.set({ ...store.get(), arriving: new Set() })
      deps.onMissing(error)
      // The stored slip may hold a placement whose outcome is unknown: the engine is loaded again as soon as it can be.
      if (hasKeptSlip(session) || hasKeptAsides(session)) stop = deps.after(backoff(failures), engine.load)
    },
  )

  const show = (change: Partial<TicketView>) => showView(store, session, change)
  const openTicket = (tab: TicketTab) => show({ tab, open: true, sheetOpen: isNarrow() })
  /** A command of the controller, that is carried out when the controller is here. */
  const command =
    <K extends Command>(name: K) =>
    (...args: Parameters<SlipController[K]>) =>
      engine.use((controller) => (controller[name] as (...given: typeof args) => void)(...args))

  return {
    store,
    start() {
      const { slip, view } = store.get()
      const isRestoring = hasKeptSlip(session) || shared.read(SHARED_KEY) !== undefined
      store.set({ ...store.get(), slip: { ...slip, isRestoring }, view: storedView(session.read(VIEW_KEY), view) })
      if (isRestoring || hasKeptAsides(session)) engine.load()
      const stopHearing = shared.onChange(SHARED_KEY, engine.load)
      return () => {
        stopHearing()
        stop()
      }
    },
    expect: engine.load,
    toggle(pick) {
      const key = outcomeKey(pick)
      const mark = (isArriving: boolean) => {
        const arriving = new Set(store.get().arriving)
        if (arriving.has(key) === isArriving) return
        if (isArriving) arriving.add(key)
        else arriving.delete(key)
        store.set({ ...store.get(), arriving })
      }
      let isTaken = false
      engine.use((controller) => {
        isTaken = true
        controller.dispatch({ type: 'toggle_outcome', pick })
        mark(false)
      })
      // Shown as picked at once, also while the code of the slip loads.
      if (!isTaken) mark(!store.get().arriving.has(key))
    },
    edit: command('dispatch'),
    accept: command('accept'),
    placeAtNewPrices: command('placeAtNewPrices'),
    place: command('place'),
    leavePlacement: command('leavePlacement'),
    setAside: command('setAside'),
    dismissSetAside: command('dismissSetAside'),
    askMaxStakes: command('askMaxStakes'),
    repeat(bet) {
      openTicket('BET_SLIP')
      command('repeat')(bet)
    },
    restoreCode(code) {
      openTicket('BET_SLIP')
      command('restoreCode')(code)
    },
    dismissFillNotice: () => store.set({ ...store.get(), fillNotice: null }),
    openTicket,
    showTab: (tab) => show({ tab }),
    unfold: (open) => show({ open }),
    closeSheet: () => show({ sheetOpen: false }),
  }
}

/** The page's slip. On the server it stays empty. */
export function useSlip(): Slip {
  return useServices().slip
}
