import { currencyOf, reduceSlip, type SlipAction } from '@touchline/betting'
import { createStore } from '../../../platform/store.ts'
import type { PlacementClaim } from '../placing/keyed-placement.ts'
import { createPlacedLately } from '../placing/placed-lately.ts'
import { createSetAsides } from '../placing/set-aside.ts'
import { claimOf, type StoredTicket } from '../placing/stored-ticket.ts'
import { namesPrices } from '../state/place-button.ts'
import { INITIAL_TICKET, type TicketState } from '../state/ticket-state.ts'
import { createFill } from './fill.ts'
import { createAccountFollower } from './follow-account.ts'
import { createPriceFollower } from './follow-prices.ts'
import { createMaxStakes } from './max-stakes.ts'
import { moveView } from './panel-view.ts'
import { createPresses } from './presses.ts'
import { createSharedSlip } from './shared-slip.ts'
import type { SlipController, SlipDeps } from './slip-deps.ts'
import { createSlipPlacement } from './slip-placement.ts'
import { createSlipStorage } from './slip-storage.ts'
import { subscribeSlip } from './subscriptions.ts'
import { takeUp } from './take-up.ts'
import { playerOf, type Ticket } from './ticket.ts'

/** A price reaches the page at most this much later than the server has it. In ms. */
export const FEED_LAG_MS = 1_500

/** Connects the slip's reducer to prices, account, placement and storage. */
export function createSlipController(deps: SlipDeps, store = createStore(INITIAL_TICKET)): SlipController {
  const { account } = deps
  const slip = () => store.get().slip
  const patch = (change: Partial<TicketState>) => store.set({ ...store.get(), ...change })
  const ticket: Ticket = { deps, store, slip, patch, dispatch }
  const tabs = createSharedSlip(deps.shared, deps.now)
  const lately = createPlacedLately(deps.shared, deps.now)
  const prices = createPriceFollower(ticket)
  const player = createAccountFollower(ticket)
  const placement = createSlipPlacement(ticket, () => storage.save(), setAside)
  const storage = createSlipStorage(ticket, tabs, placement.claim)
  const presses = createPresses(ticket, placement.place, lately.has)
  const maxStakes = createMaxStakes(ticket)
  const asides = createSetAsides({
    ...deps,
    playerId: () => playerOf(ticket),
    changed: (setAside) => patch({ setAside }),
  })
  const fill = createFill(ticket, identityKnown)

  function dispatch(action: SlipAction) {
    const before = slip()
    const after = reduceSlip(before, action)
    if (after === before) return
    const betsChanged = after.bets !== before.bets
    patch({ slip: after, ...(betsChanged && { maxStakes: { step: 'unasked' }, asksAgain: false }) })
    storage.save()
    if (betsChanged) prices.follow()
    moveView(ticket, before, after, action)
    if (before.inProgress && !after.inProgress) placementEnded()
    if (before.ticketState === 'SUCCESS' && after.ticketState !== 'SUCCESS') followAccount()
    if (before.ticketState !== 'SUCCESS' && after.ticketState === 'SUCCESS') lately.note(after.processedBets)
  }

  function followAccount() {
    player.follow()
    placement.repeat()
  }

  function placementEnded() {
    placement.ended()
    // A refusal may name prices that have not reached the page yet: read the page's prices once they have.
    if (namesPrices(slip())) deps.after(FEED_LAG_MS, prices.readAll)
    else prices.readAll()
    followAccount()
    if (account.get().auth.status === 'LOGGED_IN') void deps.refreshAccounts()
  }

  function setAside(claim: PlacementClaim) {
    asides.add(claim)
    dispatch({ type: 'leave_placement' })
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

  function start() {
    const stored = storage.load()
    const currency = currencyOf(deps.visitorCurrency() ?? '')
    if (currency !== undefined && slip().bets.length === 0) patch({ slip: { ...slip(), currency } })
    const stop = subscribeSlip(ticket, { tabs, prices, player, placement, asides, maxStakes })
    if (stored !== null) void restore(stored)
    else patch({ slip: { ...slip(), isRestoring: false } })
    void identityKnown().then(asides.restore)
    followAccount()
    return stop
  }

  return {
    store,
    dispatch,
    ...presses,
    leavePlacement() {
      const claim = placement.leave()
      if (claim !== null) setAside(claim)
    },
    setAside: asides.add,
    dismissSetAside: asides.dismiss,
    repeat: fill.repeat,
    restoreCode: (code) => void fill.restoreCode(code),
    askMaxStakes: maxStakes.ask,
    start,
  }
}
