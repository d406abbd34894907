import type { Placement } from '@touchline/betting'
import { certainRefusal } from '@touchline/client/keyed'
import type { Bet } from '@touchline/contract'
import { isWrongClaim } from '../state/place-button.ts'
import { isUndecided, placedBetOf, replaceBet } from './placed-bet.ts'
import { placementErrorFrom } from './placement-error.ts'
import { placementBody } from './request-body.ts'
import { playerOf, type Ticket } from './ticket.ts'

/** Waits before a lost placement is asked for again; the last one repeats. In ms. */
export const RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const
/** How often the server is asked about an undecided bet once its delay should be over. In ms. */
export const POLL_MS = 1_000
/** No live delay is longer, whatever a wrong clock makes of `decide_at`. In ms. */
const MAX_DELAY_MS = 30_000

export interface PlacementCourse {
  /** Sends the bets that have a stake, or opens sign-in. */
  place(): void
  /** Says whose the placement is that is brought back; null for none, or where nobody knows. */
  own(player: number | null): void
  /** Asks about a placement that an earlier load of the page sent, or for its player to sign in. */
  resume(): void
  /** Asks for a lost placement again, if there is one and its player is here. */
  resend(): void
  /** The same once somebody may have signed in: not beside a request that is under way. */
  resendWhenIdle(): void
  /** Stops waiting for an outcome that is not known. @returns what it was; null where nothing is lost */
  leave(): { readonly placement: Placement; readonly owner: number | null } | null
  /** The server has decided a bet, as far as anybody told. */
  decided(bet: Bet): void
  /** Messages may be missing: asks instead. */
  catchUp(): void
  /** The placement in progress is over, whatever became of it. */
  ended(): void
  /** Who placed what is in progress; null where nothing is, or nobody knows. */
  owner(): number | null
  stop(): void
}

/** One placement from the press to its outcome: sent, asked for again with its key, waited for. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createPlacementCourse(ticket: Ticket): PlacementCourse {
  const { deps, store, slip, patch, dispatch } = ticket
  const { http, account } = deps
  const player = () => playerOf(ticket)
  let attempt = 0
  let sending = false
  let owner: number | null = null
  let cancelRetry = () => {}
  let cancelPoll = () => {}
  /** Keys of placements that are not waited for. */
  const left = new Set<string>()
  /** Decisions heard of before the answer that names their bets. */
  const heard = new Map<number, Bet>()

  async function send(placement: Placement) {
    sending = true
    attempt += 1
    const isFirst = attempt === 1
    const { idempotencyKey } = placement
    const result = await http.call('placeBets', { body: placementBody(placement), idempotencyKey })
    // The slip went on without it: this answer is not that of the next placement.
    if (left.has(idempotencyKey)) return
    sending = false
    // An answer without a bet says nothing of those that were sent.
    if (result.ok) return result.data.data.length > 0 ? answered(result.data.data) : lost()
    const refusal = certainRefusal(result.error, isFirst)
    if (refusal === null) return lost()
    if (refusal.status === 401) return dispatch({ type: 'placement_unauthorized' })
    dispatch({ type: 'placement_failed', error: placementErrorFrom(refusal.body, placement.bets) })
  }

  function answered(bets: readonly Bet[]) {
    const placed = bets.map((bet) => heard.get(bet.id) ?? bet)
    patch({ placed })
    deps.onPlaced(placed)
    dispatch({ type: 'placement_answered', placedBets: placed.map(placedBetOf) })
    if (slip().ticketState === 'PROCESSING') pollUndecided()
  }

  function lost() {
    dispatch({ type: 'placement_lost' })
    const wait = RETRY_MS[Math.min(attempt, RETRY_MS.length) - 1] ?? POLL_MS
    cancelRetry()
    cancelRetry = deps.after(wait, resend)
  }

  /** Asks again with the same key, in the name of the player who placed: another's would be a new bet. */
  function resend() {
    const state = slip()
    const now = player()
    if (state.ticketState !== 'UNKNOWN' || sending || now === null) return
    if (owner !== null && owner !== now) return dispatch({ type: 'placement_unauthorized' })
    cancelRetry()
    void send(state.placement)
  }

  function decided(bet: Bet) {
    const state = slip()
    // A large stake goes on waiting behind its receipt, which says what became of it.
    if (!state.inProgress) return patch({ placed: replaceBet(store.get().placed, bet) })
    heard.set(bet.id, bet)
    if (state.ticketState !== 'PROCESSING') return
    patch({ placed: replaceBet(store.get().placed, bet) })
    dispatch({ type: 'placed_bet_changed', placedBet: placedBetOf(bet) })
  }

  /** The stream may be cut: the server is asked as well, from the moment the delay should be over. */
  function pollUndecided() {
    const waiting = store.get().placed.filter(isUndecided)
    const due = Math.max(0, ...waiting.map((bet) => Date.parse(bet.decide_at ?? '') - deps.now() || 0))
    cancelPoll()
    cancelPoll = deps.after(Math.min(due, MAX_DELAY_MS) + POLL_MS, () => void askAbout(waiting))
  }

  async function askAbout(waiting: readonly Bet[]) {
    for (const { id } of waiting) {
      const answer = await http.call('getBet', { params: { id } })
      if (answer.ok && (slip().ticketState === 'SUCCESS' || !isUndecided(answer.data.data))) decided(answer.data.data)
    }
    if (slip().ticketState === 'PROCESSING') pollUndecided()
  }

  function cancel() {
    cancelRetry()
    cancelPoll()
  }

  return {
    resend,
    decided,
    owner: () => owner,
    place() {
      if (slip().inProgress || isWrongClaim(slip())) return
      const isLoggedIn = account.get().auth.status === 'LOGGED_IN'
      owner = player()
      const { deviceId } = deps
      dispatch({ type: 'place', isLoggedIn, idempotencyKey: deps.randomId(), deviceId, locale: http.locale })
      if (!isLoggedIn) return deps.openSignIn('to_place')
      const placed = slip()
      if (!placed.inProgress) return
      attempt = 0
      heard.clear()
      patch({ placed: [], sentAt: deps.now() })
      void send(placed.placement)
    },
    own(keptOwner) {
      owner = keptOwner
    },
    resume() {
      patch({ sentAt: deps.now() })
      if (account.get().auth.status === 'LOGGED_IN') resend()
      else deps.openSignIn('session_expired')
    },
    resendWhenIdle() {
      if (slip().ticketState === 'UNKNOWN' && account.get().auth.status === 'LOGGED_IN' && !sending) resend()
    },
    leave() {
      const state = slip()
      if (state.ticketState !== 'UNKNOWN') return null
      left.add(state.placement.idempotencyKey)
      sending = false
      return { placement: state.placement, owner }
    },
    catchUp() {
      const { ticketState } = slip()
      if (ticketState === 'PROCESSING') pollUndecided()
      else if (ticketState === 'SUCCESS')
        void askAbout(store.get().placed.filter(({ status }) => status === 'submitted'))
      else resend()
    },
    ended() {
      cancel()
      owner = null
      patch({ sentAt: null })
    },
    stop: cancel,
  }
}
