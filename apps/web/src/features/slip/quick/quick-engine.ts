import {
  createQuickBet,
  type OutcomePick,
  outcomeKey,
  type QuickBetAction,
  type QuickBetState,
  quickBetOutcomeIds,
  reduceQuickBet,
} from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import type { Store } from '../../../platform/store.ts'
import { activeAccount, playerIdOf } from '../../account/index.ts'
import { placedBetOf } from '../placing/placed-bet.ts'
import { createPlacing } from '../placing/placing.ts'
import { claimOf } from '../placing/stored-ticket.ts'
import { slipSettingsOf } from '../state/slip-settings.ts'
import type { QuickDeps } from './quick-deps.ts'
import { QUICK_KEY, type QuickView } from './quick-view.ts'
import { quickFromStore, quickToStore, readStoredQuick } from './stored-quick.ts'

/** How long a button shows the result of a tap: a mark, or the reason of a refusal, which has to be read. In ms. */
const SHOWN_MS = { placed: 3_000, refused: 8_000 }

export interface QuickEngine {
  start(): () => void
  dispatch(action: QuickBetAction): void
  /** One tap on a price: places, where that was agreed to. */
  tap(pick: OutcomePick): void
}

function isUnderWay({ state }: QuickBetState): boolean {
  return state === 'PROCESSING' || state === 'UNKNOWN'
}

/** A tap on a price, under the settings of the account. */
function placeAction({ account, http, deviceId, randomId }: QuickDeps, pick: OutcomePick): QuickBetAction {
  const { settings } = account.get()
  const update = settings === null ? null : slipSettingsOf(settings)
  return {
    type: 'place',
    pick,
    idempotencyKey: randomId(),
    deviceId,
    locale: http.locale,
    acceptMode: update?.acceptMode ?? 'none',
    inactiveProviders: update?.inactiveProviders ?? [],
  }
}

/** One-tap bets: each tap has its key before it is sent, and keeps it until its outcome is known. */
export function createQuickEngine(deps: QuickDeps, view: Store<QuickView>): QuickEngine {
  const { account, session } = deps
  const player = () => playerIdOf(account.get().auth)
  const quick = () => view.get().bet ?? createQuickBet({ code: 'EUR', subunits: 100 })
  let placed: Bet | null = null
  let cancel = () => {}
  const placing = createPlacing(
    { ...deps, playerId: player },
    {
      keep,
      placed: () => (placed === null ? [] : [placed]),
      lost: () => dispatch({ type: 'placement_lost' }),
      answered(bets) {
        deps.onPlaced(bets)
        for (const bet of bets) decided(bet)
      },
      decided,
      refused: (error) => dispatch({ type: 'placement_failed', error }),
      unauthorized(why) {
        dispatch({ type: 'placement_unauthorized' })
        if (why === 'session_over') deps.openSignIn('session_expired')
      },
      expired(claim) {
        dispatch({ type: 'placement_unauthorized' })
        deps.setAside(claim)
      },
    },
  )

  function decided(bet: Bet): void {
    placed = bet
    dispatch({ type: 'placement_answered', placedBet: placedBetOf(bet) })
  }

  /** Stores what an earlier load of the page needs. */
  function keep(): void {
    const kept = quickToStore(quick(), placing.claim())
    if (kept === null) session.remove(QUICK_KEY)
    else session.write(QUICK_KEY, kept)
  }

  function dispatch(action: QuickBetAction): void {
    const before = quick()
    const after = reduceQuickBet(before, action)
    if (after === before && view.get().bet !== null) return
    const [key = view.get().shownAt] = quickBetOutcomeIds(after)
    view.set({ bet: after, shownAt: after.state === 'INITIAL' ? null : key })
    keep()
    if (isUnderWay(before) && !isUnderWay(after)) placing.end()
    if (before.state !== after.state) ended(after.state)
  }

  /** A button goes back to its price; the reason of a refusal stays in the panel until the next tap. */
  function ended(state: ReturnType<typeof quick>['state']): void {
    if (state !== 'SUCCESS' && state !== 'ERROR' && state !== 'WARNING') return
    if (state !== 'WARNING') void deps.refreshAccounts()
    const { shownAt } = view.get()
    cancel()
    cancel = deps.after(SHOWN_MS[state === 'SUCCESS' ? 'placed' : 'refused'], () => {
      if (view.get().shownAt !== shownAt || view.get().bet?.state !== state) return
      if (state === 'SUCCESS') dispatch({ type: 'dismiss' })
      else view.set({ ...view.get(), shownAt: null })
    })
  }

  function followAccount(): void {
    const { auth } = account.get()
    const current = activeAccount(auth)
    if (auth.status === 'NOT_LOGGED_IN') dispatch({ type: 'sign_out' })
    if (current === null) return
    if (current.currency !== quick().currency.code) {
      dispatch({ type: 'change_currency', currency: { code: current.currency, subunits: current.subunits } })
    }
    dispatch({ type: 'balance_changed', balance: current.balance })
    placing.repeat()
  }

  return {
    dispatch,
    tap(pick) {
      const before = quick()
      const key = outcomeKey(pick)
      if (player() === null || before.state === 'PROCESSING' || before.state === 'UNKNOWN') return
      dispatch(placeAction(deps, pick))
      const tapped = quick()
      if (tapped === before) return
      view.set({ ...view.get(), shownAt: key })
      if (tapped.state !== 'PROCESSING') return
      placed = null
      placing.start(tapped.placement)
    },
    start() {
      const kept = readStoredQuick(session.read(QUICK_KEY))
      if (kept !== null) {
        const bet = quickFromStore(kept)
        view.set({ bet, shownAt: quickBetOutcomeIds(bet)[0] ?? null })
        const claim = claimOf(kept, player(), deps.now())
        if (claim !== null) placing.takeUp(claim)
      } else view.set({ ...view.get(), bet: quick() })
      const stops = [
        account.subscribe(followAccount),
        deps.stream.listen((event) => {
          if (event.type === 'bet_changed') placing.decided(event.data)
        }),
        deps.stream.onGap(placing.catchUp),
        deps.onConnectivity((online) => online && placing.repeat()),
        () => cancel(),
        placing.stop,
      ]
      followAccount()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
