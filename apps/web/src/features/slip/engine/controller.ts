import { betsToPlace, currencyOf, reduceSlip, type SlipAction, type SlipState } from '@touchline/betting'
import { createStore } from '../../../platform/store.ts'
import { activeAccount } from '../../account/index.ts'
import type { PlacementClaim } from '../placing/keyed-placement.ts'
import { withValue } from '../placing/placed-bet.ts'
import { createPlacedLately } from '../placing/placed-lately.ts'
import { createSetAsides } from '../placing/set-aside.ts'
import { claimOf, type StoredTicket, storedTicket, ticketToStore } from '../placing/stored-ticket.ts'
import { SLIP_KEY, showView, VIEW_KEY } from '../state/kept.ts'
import { namesPrices } from '../state/place-button.ts'
import { INITIAL_TICKET, type TicketState } from '../state/ticket-state.ts'
import { createFill } from './fill.ts'
import { createAccountFollower } from './follow-account.ts'
import { createPriceFollower } from './follow-prices.ts'
import { maxStakeBody, maxStakesOf } from './request-body.ts'
import { createSharedSlip } from './shared-slip.ts'
import type { SlipController, SlipDeps } from './slip-deps.ts'
import { createSlipPlacement } from './slip-placement.ts'
import { adopt, takeUp } from './take-up.ts'
import { playerOf, type Ticket } from './ticket.ts'

/** A press this soon after accepting is the same double click. In ms. */
export const DOUBLE_PRESS_MS = 300
/** A price reaches the page at most this much later than the server has it. In ms. */
export const FEED_LAG_MS = 1_500

/** Everything the slip does beyond its state, put together of its parts: prices, account, placement, what is kept. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createSlipController(deps: SlipDeps, store = createStore(INITIAL_TICKET)): SlipController {
  const { http, account, live, session } = deps
  const slip = () => store.get().slip
  const patch = (change: Partial<TicketState>) => store.set({ ...store.get(), ...change })
  const ticket: Ticket = { deps, store, slip, patch, dispatch }
  const tabs = createSharedSlip(deps.shared, deps.now)
  const lately = createPlacedLately(deps.shared, deps.now)
  const prices = createPriceFollower(ticket)
  const player = createAccountFollower(ticket)
  const placement = createSlipPlacement(ticket, persist, setAside)
  const asides = createSetAsides({
    http,
    session,
    playerId: () => playerOf(ticket),
    now: deps.now,
    after: deps.after,
    onPlaced: deps.onPlaced,
    changed: (setAside) => patch({ setAside }),
  })
  const fill = createFill(ticket, identityKnown)
  const balanceOf = () => activeAccount(account.get().auth)?.balance ?? null
  let acceptedAt = Number.NEGATIVE_INFINITY
  let balanceThen = balanceOf()

  function dispatch(action: SlipAction) {
    const before = slip()
    const after = reduceSlip(before, action)
    if (after === before) return
    const betsChanged = after.bets !== before.bets
    patch({ slip: after, ...(betsChanged && { maxStakes: { step: 'unasked' }, asksAgain: false }) })
    persist()
    if (betsChanged) prices.follow()
    moveView(before, after, action)
    if (before.inProgress && !after.inProgress) placementEnded()
    if (before.ticketState === 'SUCCESS' && after.ticketState !== 'SUCCESS') followAccount()
    if (before.ticketState !== 'SUCCESS' && after.ticketState === 'SUCCESS') lately.note(after.processedBets)
  }

  function persist() {
    if (slip().isRestoring) return
    tabs.share(slip())
    const stored = ticketToStore(slip(), placement.claim())
    if (stored === null) session.remove(SLIP_KEY)
    else session.write(SLIP_KEY, stored)
  }

  /** The panel opens with the first selection and closes with the last. What a reload brings back leaves it as it stood. */
  function moveView(before: SlipState, after: SlipState, action: SlipAction) {
    const isFirst = action.type !== 'restore' || session.read(VIEW_KEY) === undefined
    if (before.bets.length === 0 && after.bets.length > 0 && isFirst) {
      showView(store, session, { open: true, tab: 'BET_SLIP' })
    }
    const hadSomething = before.bets.length > 0 || before.ticketState === 'SUCCESS'
    if (hadSomething && after.bets.length === 0 && after.ticketState === 'INITIAL') {
      showView(store, session, { open: false, sheetOpen: false })
    }
  }

  /** The largest stakes said are never more than the account held then. */
  function forgetMaxStakes() {
    const balance = balanceOf()
    if (balance !== balanceThen) patch({ maxStakes: { step: 'unasked' } })
    balanceThen = balance
  }

  function followAccount() {
    player.follow()
    placement.repeat()
  }

  function placementEnded() {
    placement.ended()
    // A refusal names newer prices than may have reached the page yet: they stand until those have come.
    if (namesPrices(slip())) deps.after(FEED_LAG_MS, prices.readAll)
    else prices.readAll()
    followAccount()
    if (account.get().auth.status === 'LOGGED_IN') void deps.refreshAccounts()
  }

  function place() {
    if (deps.now() - acceptedAt < DOUBLE_PRESS_MS) return
    const isAnswer = store.get().asksAgain
    const isAsked = !isAnswer && account.get().auth.status === 'LOGGED_IN' && lately.has(betsToPlace(slip().bets))
    patch({ asksAgain: isAsked })
    if (!isAsked) return placement.place()
    acceptedAt = deps.now()
  }

  function setAside(claim: PlacementClaim) {
    asides.add(claim)
    dispatch({ type: 'leave_placement' })
  }

  function accept() {
    dispatch({ type: 'accept_changes' })
  }

  async function restore(stored: StoredTicket) {
    await takeUp(ticket, stored, identityKnown)
    const claim = claimOf(stored, playerOf(ticket), deps.now())
    if (claim !== null) placement.resume(claim)
  }

  async function identityKnown() {
    await player.identityKnown()
    placement.repeat()
  }

  /** The slip this tab kept, otherwise that of another one. */
  function keptTicket(): StoredTicket | null {
    const own = storedTicket(session.read(SLIP_KEY))
    const others = own === null ? tabs.read() : null
    return own ?? (others === null ? null : { ...others, playerId: null, at: null })
  }

  return {
    store,
    dispatch,
    place,
    leavePlacement() {
      const claim = placement.leave()
      if (claim !== null) setAside(claim)
    },
    setAside: asides.add,
    dismissSetAside: asides.dismiss,
    accept() {
      acceptedAt = deps.now()
      accept()
    },
    placeAtNewPrices() {
      accept()
      place()
    },
    repeat: fill.repeat,
    restoreCode: (code) => void fill.restoreCode(code),
    async askMaxStakes() {
      const { bets } = slip()
      const balance = balanceOf()
      patch({ maxStakes: { step: 'asking' } })
      const answer = await http.call('getMaxStake', { body: maxStakeBody(bets) })
      if (slip().bets !== bets || balanceOf() !== balance) return
      patch({ maxStakes: answer.ok ? maxStakesOf(answer.data, bets) : { step: 'failed' } })
    },
    start() {
      const stored = keptTicket()
      const currency = currencyOf(deps.visitorCurrency() ?? '')
      // Nothing is in it yet, whoever comes.
      if (currency !== undefined && slip().bets.length === 0) patch({ slip: { ...slip(), currency } })
      const stops = [
        tabs.follow((bets) => void adopt(ticket, bets, prices.readAll), slip),
        live.onProvider(player.hearProvider),
        account.subscribe(followAccount),
        account.subscribe(forgetMaxStakes),
        deps.stream.listen((event) => {
          if (event.type === 'bet_changed') placement.decided(event.data)
          if (event.type === 'bet_cashout_changed')
            patch({ placed: withValue(store.get().placed, event.data.bet_id, event.data.to_cashout) })
        }),
        deps.stream.onGap(placement.catchUp),
        deps.onConnectivity((online) => {
          if (!online) return
          placement.repeat()
          asides.ask()
        }),
        prices.stop,
        placement.stop,
        asides.stop,
      ]
      if (stored !== null) void restore(stored)
      else patch({ slip: { ...slip(), isRestoring: false } })
      void identityKnown().then(asides.restore)
      followAccount()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
