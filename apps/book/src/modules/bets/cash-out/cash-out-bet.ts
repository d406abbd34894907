import { type Bet, ERRORS } from '@touchline/contract'
import { errorReplyText } from '../../../kernel/error-body.ts'
import type { CallRequest, Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { fetchAnswers } from '../custom/with-answers.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { refuseBets } from '../placement/bet-errors.ts'
import { answerOf, hashOf, rememberAnswer } from '../placement/remember-answer.ts'
import { viewBets } from '../views/view-bets.ts'
import { bookCashOut, lockForSale } from './book-cash-out.ts'
import { cashOutValue } from './cash-out-value.ts'
import { type CashOutDecision, decideCashOut } from './decide-cash-out.ts'

/**
 * Cashes a bet out. Its value is taken from the board while the bet is locked, in the transaction that books the payout, so
 * that settlement, another cash-out and this one never pay the same stake. Live bets get no delay here: a suspension is on
 * the board before anything is known outside, and what is checked is checked at the moment of booking. The answer, paid or
 * refused, is kept under the idempotency key.
 */
export function cashOutBet(ports: BetsParts): Handler<'cashOutBet'> {
  return async ({ body, player, idempotencyKey, locale }) => {
    const { db, clock, events, signals } = ports
    const [owned] = await loadBets(db, [body.bet_id])
    if (owned === undefined || owned.playerId !== player.playerId) return refuse('not_found')
    // Looked up before the transaction: the embedded database has one connection, and the transaction is on it.
    const described = await events.describe([...new Set(owned.legs.map((leg) => leg.matchId))], locale)
    const viewing = { ...ports, events: { ...events, describe: async () => described } }
    const bodyHash = hashOf(['cash-out', body])

    await fetchAnswers(ports.customPricer, () => cashOutValue(owned, ports, clock.now()))
    const kept = await db.tx(async (tx) => {
      const { bet, isOff } = await lockForSale(tx, ports, owned.id, described)
      // One moment for the answer and for the books: whoever waited for the lock is not dated back.
      const now = clock.now()
      const decision = decideCashOut(bet, body, ports, now, isOff)
      const { status, text } = await replyTo(
        decision,
        locale,
        async (paid) => (await viewBets(viewing, [paid], locale))[0],
      )
      const request = { playerId: player.playerId, key: idempotencyKey, bodyHash, now }
      const first = await rememberAnswer(tx, request, status, text)
      // Whoever had the key before has the answer, and what it says was done then.
      if (first.isNew && decision.kind === 'paid') await bookCashOut(tx, bet, decision, now)
      return first
    })
    signals.emit('outbox_appended', null)
    return answerOf(kept, bodyHash)
  }
}

async function replyTo(
  decision: CashOutDecision,
  locale: CallRequest<'cashOutBet'>['locale'],
  view: (bet: OwnedBet) => Promise<Bet | undefined>,
): Promise<{ readonly status: number; readonly text: string }> {
  if (decision.kind === 'paid') return { status: 200, text: JSON.stringify({ data: await view(decision.bet) }) }
  const { error, value } = decision
  const toCashout = value === null ? null : Number(value)
  const refusal = refuseBets([{ index: 0, error, legs: [], maxStake: null, toCashout }], locale)
  return { status: ERRORS[error].status, text: errorReplyText(refusal, locale) }
}
