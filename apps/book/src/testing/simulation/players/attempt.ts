import type { CallName } from '@touchline/contract'
import { type CallResult, injectCall } from '../../inject-call.ts'
import { TEST_PASSWORD } from '../../test-password.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { acknowledge } from './known-bet.ts'
import type { Attempt, SimPlayer } from './sim-player.ts'

/** What a player receives. `unknown`: nothing, or the book is down. */
export type Received =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'answered'; readonly status: number; readonly what: string }

const UNKNOWN: Received = { kind: 'unknown' }

/** Makes a call as a player; null where no response came: the process died, or its database was not there. */
export async function call<N extends CallName>(
  sim: Sim,
  player: SimPlayer,
  name: N,
  options: {
    readonly body?: unknown
    readonly key?: string
    readonly params?: Record<string, string | number>
    readonly query?: Record<string, string>
  } = {},
): Promise<CallResult<N> | null> {
  const { life, book } = sim
  if (life.isOver) return null
  const { key, ...rest } = options
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const result = await injectCall(book.app, name, { ...rest, headers, session: player.session })
  if (life.isOver || result.status === 503) return null
  if (result.status >= 500) throw new Violation(`${name} answered ${result.status}: ${result.text}`)
  if (result.newSession !== undefined) player.session = result.newSession
  return result
}

/** Sends a request, for the first time or again. With `isDropped` its response gets lost on the way. */
export async function send(sim: Sim, attempt: Attempt, isDropped = false): Promise<Received> {
  const { player, key, body } = attempt
  let result = await call(sim, player, attempt.call, { body, key })
  if (result?.status === 401 && (await signIn(sim, player)))
    result = await call(sim, player, attempt.call, { body, key })
  if (result === null) return UNKNOWN
  if (isDropped) {
    sim.tally.add('fault: answer dropped')
    return UNKNOWN
  }
  if (result.status === 401) return UNKNOWN
  const { status, text } = result
  const what = status < 300 ? 'taken' : result.error.key
  if (attempt.answer !== null) {
    if (attempt.answer.text !== text) throw new Violation(`key ${key} answered ${text} after ${attempt.answer.text}`)
    sim.tally.add('repetition: same answer')
  } else {
    attempt.answer = { status, text }
    if (status < 300) takeDown(sim, attempt, result)
  }
  return { kind: 'answered', status, what }
}

/** Signs a player in again. */
export async function signIn(sim: Sim, player: SimPlayer): Promise<boolean> {
  sim.tally.add('session: signed in again')
  const answer = await call(sim, player, 'signIn', { body: { email: player.email, password: TEST_PASSWORD } })
  return answer?.status === 200 || answer?.status === 201
}

function takeDown(sim: Sim, attempt: Attempt, result: CallResult<'placeBets'> | CallResult<'cashOutBet'>): void {
  const { data } = result.answer
  if (attempt.call === 'placeBets' && Array.isArray(data)) {
    for (const [i, request] of attempt.body.bets.entries()) {
      const bet = data[i]
      if (bet === undefined)
        throw new Violation(`key ${attempt.key} answered ${data.length} bets for ${attempt.body.bets.length}`)
      acknowledge(sim, attempt.player, request, attempt.body.meta.auto_accept_odds_change ?? 'none', bet)
    }
  }
  if (attempt.call === 'cashOutBet' && !Array.isArray(data)) {
    const part = data.cashouts.at(-1)
    const bet = sim.bets.get(data.id)
    if (bet !== undefined && data.cashout_request !== null) {
      bet.asked.set(attempt.key, attempt.body.to_cashout)
      sim.tally.add('cash-out: asked for in play')
      return
    }
    if (part === undefined || bet === undefined) throw new Violation(`key ${attempt.key} cashed out nothing`)
    bet.cashOuts.set(attempt.key, { stake: part.stake, amount: part.amount })
    sim.tally.add(data.open_stake === 0 ? 'cash-out: whole' : 'cash-out: part')
  }
}
