import {
  createQuickBet,
  type OutcomePick,
  outcomeKey,
  type QuickBetAction,
  quickBetOutcomeIds,
  reduceQuickBet,
} from '@touchline/betting'
import { certainRefusal } from '@touchline/client/keyed'
import type { Bet } from '@touchline/contract'
import { backoff } from '../../../platform/retry.ts'
import type { Store } from '../../../platform/store.ts'
import { activeAccount, playerIdOf } from '../../account/index.ts'
import { isUndecided, placedBetOf } from '../engine/placed-bet.ts'
import { placementErrorFrom } from '../engine/placement-error.ts'
import { placementBody } from '../engine/request-body.ts'
import type { SlipDeps } from '../engine/slip-deps.ts'
import { slipSettingsOf } from '../state/slip-settings.ts'
import { QUICK_KEY, type QuickView } from './quick-view.ts'
import { quickFromStore, quickToStore, readStoredQuick } from './stored-quick.ts'

/** How long a button shows what became of a tap: a mark, or why nothing was placed, which has to be read. In ms. */
const SHOWN_MS = { placed: 3_000, refused: 8_000 }
/** How often the server is asked about a bet that it has not decided. In ms. */
const POLL_MS = 1_000
/** No live delay is longer, whatever a wrong clock makes of `decide_at`. In ms. */
const MAX_DELAY_MS = 30_000

export interface QuickEngine {
  start(): () => void
  dispatch(action: QuickBetAction): void
  /** One tap on a price: places, where that was agreed to. */
  tap(pick: OutcomePick): void
}

/** One-tap bets: each tap has its key before it is sent, and keeps it until the server has said for sure. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createQuickEngine(deps: SlipDeps, view: Store<QuickView>): QuickEngine {
  const { http, account, session } = deps
  const player = () => playerIdOf(account.get().auth)
  const quick = () => view.get().bet ?? createQuickBet({ code: 'EUR', subunits: 100 })
  let attempt = 0
  let isSending = false
  /** In whose name the placement under way was sent. */
  let owner: number | null = null
  let taken: Bet | null = null
  const heard = new Map<number, Bet>()
  let cancel = () => {}

  function dispatch(action: QuickBetAction): void {
    const before = quick()
    const after = reduceQuickBet(before, action)
    if (after === before && view.get().bet !== null) return
    const [key = view.get().shownAt] = quickBetOutcomeIds(after)
    view.set({ bet: after, shownAt: after.state === 'INITIAL' ? null : key })
    const kept = quickToStore(after, owner ?? player() ?? 0)
    if (kept === null) session.remove(QUICK_KEY)
    else session.write(QUICK_KEY, kept)
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

  async function send(): Promise<void> {
    const state = quick()
    if (state.state !== 'PROCESSING' || isSending) return
    isSending = true
    attempt += 1
    const { placement } = state
    const body = placementBody(placement)
    const result = await http.call('placeBets', { body, idempotencyKey: placement.idempotencyKey })
    isSending = false
    const [bet] = result.ok ? result.data.data : []
    if (bet !== undefined) return answered(bet)
    // An answer without a bet says nothing of the one that was sent.
    const refusal = result.ok ? null : certainRefusal(result.error, attempt === 1)
    if (refusal === null) {
      dispatch({ type: 'placement_lost' })
      cancel()
      cancel = deps.after(backoff(attempt), resend)
    } else if (refusal.status === 401) {
      dispatch({ type: 'placement_unauthorized' })
      deps.openSignIn('session_expired')
    } else dispatch({ type: 'placement_failed', error: placementErrorFrom(refusal.body, placement.bets) })
  }

  function answered(bet: Bet): void {
    taken = heard.get(bet.id) ?? bet
    deps.onPlaced([taken])
    dispatch({ type: 'placement_answered', placedBet: placedBetOf(taken) })
    if (isUndecided(taken)) waitFor(taken)
  }

  /** The stream may be cut: the server is asked as well, from the moment the delay should be over. */
  function waitFor({ id, decide_at }: Bet): void {
    const due = Math.max(0, Date.parse(decide_at ?? '') - deps.now() || 0)
    cancel()
    cancel = deps.after(Math.min(due, MAX_DELAY_MS) + POLL_MS, () => {
      void http.call('getBet', { params: { id } }).then((answer) => {
        if (quick().state !== 'PROCESSING' || taken?.id !== id) return
        if (answer.ok && !isUndecided(answer.data.data)) decided(answer.data.data)
        else if (taken !== null) waitFor(taken)
      })
    })
  }

  function decided(bet: Bet): void {
    if (quick().state !== 'PROCESSING' && quick().state !== 'UNKNOWN') return
    heard.set(bet.id, bet)
    if (taken?.id === bet.id) dispatch({ type: 'placement_answered', placedBet: placedBetOf(bet) })
  }

  /** Asks again with the same key, in the name of whoever tapped: another's would be a new bet. */
  function resend(): void {
    if (quick().state !== 'UNKNOWN' || player() === null || player() !== owner) return
    cancel()
    dispatch({ type: 'retry_placement' })
    void send()
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
    // Somebody else is here: what the one before placed is in their bets.
    if (owner !== null && owner !== player()) dispatch({ type: 'placement_unauthorized' })
    resend()
  }

  return {
    dispatch,
    tap(pick) {
      const before = quick()
      const settings = account.get().settings
      const said = settings === null ? null : slipSettingsOf(settings)
      const key = outcomeKey(pick)
      if (player() === null || before.state === 'PROCESSING' || before.state === 'UNKNOWN') return
      dispatch({
        type: 'place',
        pick,
        idempotencyKey: deps.randomId(),
        deviceId: deps.deviceId,
        locale: http.locale,
        acceptMode: said?.acceptMode ?? 'none',
        inactiveProviders: said?.inactiveProviders ?? [],
      })
      if (quick() === before) return
      view.set({ ...view.get(), shownAt: key })
      if (quick().state !== 'PROCESSING') return
      attempt = 0
      owner = player()
      taken = null
      heard.clear()
      void send()
    },
    start() {
      const kept = readStoredQuick(session.read(QUICK_KEY))
      if (kept !== null) {
        owner = kept.placement === null ? null : kept.playerId
        attempt = 1
        const bet = quickFromStore(kept)
        view.set({ bet, shownAt: quickBetOutcomeIds(bet)[0] ?? null })
      } else view.set({ ...view.get(), bet: quick() })
      const stops = [
        account.subscribe(followAccount),
        deps.stream.listen((event) => {
          if (event.type === 'bet_changed') decided(event.data)
        }),
        deps.stream.onGap(resend),
        deps.onConnectivity((online) => online && resend()),
        () => cancel(),
      ]
      followAccount()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
