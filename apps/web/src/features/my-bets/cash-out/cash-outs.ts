import type { Http } from '@touchline/client/http'
import { type CertainRefusal, createKeyed, type Keyed } from '@touchline/client/keyed'
import type { Bet, CallBody } from '@touchline/contract'
import { ERRORS } from '@touchline/contract/error-codes'
import { backoff } from '../../../platform/retry.ts'
import type { JsonStore } from '../../../platform/storage.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import { CASH_OUTS_KEY, type CashOutClaim, type CashOutStep, type CashOutSteps, readCashOut } from './cash-out-step.ts'

export interface CashOutDeps {
  readonly http: Http
  /** Keeps claims whose outcome is not known over a reload. */
  readonly session: JsonStore
  /** Who is signed in; null for nobody. */
  readonly playerId: () => number | null
  readonly randomId: () => string
  /** Unix ms. */
  readonly now: () => number
  /** Runs later. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void
  /** Before a cash-out is sent: hears of the bet as it is after it, unless it was told of meanwhile. */
  readonly answerAbout: (betId: number) => (bet: Bet) => void
  /** Asks how a bet stands by now, and takes it; null where it cannot be had. */
  readonly askAbout: (betId: number) => Promise<Bet | null>
  /** Hears what a bet is worth where a cash-out was refused for it: newer than any value that was pushed. */
  readonly onValue: (betId: number, value: number | null) => void
}

export interface CashOuts {
  readonly steps: Store<CashOutSteps>
  /** Sells a bet or a part of it; nothing while the outcome of another cash-out of it is not known. */
  sell(wish: CallBody<'cashOutBet'>): void
  /** A bet was told of: a cash-out of it that waited may be decided. */
  told(bet: Bet): void
  /** A bet is worth this by now; null where it cannot be cashed out. */
  moved(betId: number, value: number | null): void
  /** The player has read what became of it. */
  dismiss(betId: number): void
  /** Takes up what an earlier load of the page left, and asks again for what is not known. */
  resume(): void
  stop(): void
}

/** How long after its time a cash-out in play is asked about, in ms: the word of it is on its way. */
const GRACE_MS = 1_000

function paidBy(bet: Bet, part = bet.cashouts.length - 1): number {
  return bet.cashouts[part]?.amount ?? 0
}

function delayOf({ cashout_request: asked }: Bet): number {
  return asked === null ? 0 : Date.parse(asked.decide_at) - Date.parse(asked.created_at)
}

/** Cash-outs of this page. A claim has its key before it is sent, and keeps it until the server has said for sure. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createCashOuts(
  deps: CashOutDeps,
  steps: Store<CashOutSteps> = createStore<CashOutSteps>(new Map()),
): CashOuts {
  const timers = new Map<number, () => void>()
  /** Cash-outs of this page, by bet. */
  const requests = new Map<number, Keyed<CashOutClaim['body'], Bet>>()

  function set(betId: number, step: CashOutStep | null): void {
    const next = new Map(steps.get())
    if (step === null) next.delete(betId)
    else next.set(betId, step)
    steps.set(next)
    const open = [...next.values()].flatMap((one) => ('claim' in one ? [one.claim] : []))
    if (open.length === 0) deps.session.remove(CASH_OUTS_KEY)
    else deps.session.write(CASH_OUTS_KEY, open)
  }

  function refuse(wish: CashOutClaim['body'], { body }: CertainRefusal): void {
    if (body.code !== ERRORS.cash_out_changed.code && body.code !== ERRORS.cash_out_unavailable.code) {
      set(wish.bet_id, { step: 'refused', message: body.localized_message })
      return
    }
    const value = body.data.errors_by_bet[0]?.to_cashout ?? null
    set(wish.bet_id, { step: 'changed', wish, value })
    deps.onValue(wish.bet_id, value)
  }

  /** The book took it in and decides later. The word of it may be lost, or come before this answer: it is asked for, too. */
  function wait(claim: CashOutClaim, bet: Bet): void {
    set(bet.id, { step: 'waiting', claim, parts: bet.cashouts.length })
    askLater(bet.id, delayOf(bet) + GRACE_MS, 1)
  }

  function askLater(betId: number, ms: number, attempt: number): void {
    timers.get(betId)?.()
    timers.set(
      betId,
      deps.after(
        ms,
        () => void ask(betId).then((isKnown) => isKnown || askLater(betId, backoff(attempt), attempt + 1)),
      ),
    )
  }

  /** Asks what became of a cash-out that waits: that is newer than the answer that it waits. Answers whether it is known. */
  async function ask(betId: number): Promise<boolean> {
    const before = steps.get().get(betId)
    if (before?.step !== 'waiting' || deps.playerId() !== before.claim.owner) return true
    const bet = await deps.askAbout(betId)
    const now = steps.get().get(betId)
    if (now?.step !== 'waiting' || now.claim.key !== before.claim.key) return true
    if (bet === null) return false
    if (isPaid(bet, now.parts)) return true
    if (bet.cashout_request !== null) return false
    set(betId, { step: 'changed', wish: now.claim.body, value: bet.to_cashout })
    return true
  }

  /** Asks how a bet stands by now, after an answer of then. */
  function askHow(betId: number): Promise<unknown> {
    return steps.get().get(betId)?.step === 'waiting' ? ask(betId) : deps.askAbout(betId)
  }

  function isPaid(bet: Bet, parts: number): boolean {
    if (bet.cashouts.length <= parts) return false
    set(bet.id, { step: 'paid', amount: paidBy(bet, parts) })
    return true
  }

  /** @param onBet as of the first attempt: what answers a later one is the answer of then */
  function request(betId: number, onBet: (bet: Bet) => void): Keyed<CashOutClaim['body'], Bet> {
    requests.get(betId)?.stop()
    const keyed = createKeyed<CashOutClaim['body'], Bet>({
      async send({ key, body }) {
        const result = await deps.http.call('cashOutBet', { body, idempotencyKey: key })
        return result.ok ? { ok: true, data: result.data.data } : result
      },
      // Claims are kept with the steps, one of which is set before each is sent.
      keep: () => {},
      owner: deps.playerId,
      keyOf: deps.randomId,
      now: deps.now,
      after: deps.after,
      pause: backoff,
      changed(course) {
        switch (course.kind) {
          case 'idle':
            return set(betId, null)
          case 'sending':
            return set(betId, { step: course.attempts === 1 ? 'sending' : 'unknown', claim: course.claim })
          case 'unknown':
            return set(betId, { step: 'unknown', claim: course.claim })
          case 'refused':
            return refuse(course.claim.body, course.error)
          case 'answered': {
            const { claim, answer: bet } = course
            if (bet.cashout_request !== null) wait(claim, bet)
            else set(betId, { step: 'paid', amount: paidBy(bet) })
            return onBet(bet)
          }
        }
      },
    })
    requests.set(betId, keyed)
    return keyed
  }

  return {
    steps,
    sell(wish) {
      const now = steps.get().get(wish.bet_id)
      if (now !== undefined && 'claim' in now) return
      request(wish.bet_id, deps.answerAbout(wish.bet_id)).start(wish)
    },
    told(bet) {
      const step = steps.get().get(bet.id)
      if (step?.step !== 'waiting' || isPaid(bet, step.parts)) return
      // It may have been told before the cash-out was taken in: what counts is asked for.
      if (bet.cashout_request === null) void ask(bet.id)
    },
    moved(betId, value) {
      const step = steps.get().get(betId)
      if (step?.step === 'changed' && step.value !== value) set(betId, { ...step, value })
    },
    dismiss(betId) {
      const step = steps.get().get(betId)
      if (step !== undefined && !('claim' in step)) set(betId, null)
    },
    resume() {
      const kept = deps.session.read(CASH_OUTS_KEY)
      for (const value of Array.isArray(kept) ? kept : []) {
        const claim = readCashOut(value)
        if (claim === null || claim.owner !== deps.playerId()) continue
        const betId = claim.body.bet_id
        const now = steps.get().get(betId)?.step
        if (now === 'waiting') void ask(betId)
        if (now === 'sending' || now === 'waiting') continue
        // What answers may have been said long ago: it tells what was paid or taken in, not how the bet stands.
        if (now === 'unknown') requests.get(betId)?.repeat()
        else request(betId, () => void askHow(betId)).takeUp(claim)
      }
    },
    stop() {
      for (const cancel of timers.values()) cancel()
      for (const keyed of requests.values()) keyed.stop()
    },
  }
}
