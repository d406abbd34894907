import { assertNever } from '@touchline/betting'
import type { Bet, CallBody } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import type { Handler } from '../../../kernel/handler.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { once, refusalReply } from '../../../kernel/once.ts'
import { refuse, StoredReply } from '../../../kernel/refusal.ts'
import type { AskedCashOut } from '../bet-record.ts'
import { fetchAnswers } from '../custom/with-answers.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { refuseBets } from '../placement/bet-errors.ts'
import { viewBets } from '../views/view-bets.ts'
import { bookCashOut, lockForSale } from './book-cash-out.ts'
import { cashOutValue } from './cash-out-value.ts'
import { type CashOutDecision, decideCashOut, delayOf } from './decide-cash-out.ts'

/** The response to a player. `asked`: the cash-out waits for the live delay. */
type Answer = CashOutDecision | { readonly kind: 'asked'; readonly bet: OwnedBet; readonly asked: AskedCashOut }

type Off = Parameters<typeof decideCashOut>[4]

/**
 * Cashes a bet out. Its value is taken from the board while the bet is locked, in the transaction that books the
 * payout, so that settlement, another cash-out and this one never pay the same stake. In play it waits for the live
 * delay first, and is decided again then (`decideDueCashOuts`). Every response is kept under the idempotency key.
 */
export function cashOutBet(ports: BetsParts): Handler<'cashOutBet'> {
  return async ({ body, player, idempotencyKey, locale }) => {
    const { db, clock, events, signals } = ports
    const [owned] = await loadBets(db, [body.bet_id])
    if (owned === undefined || owned.playerId !== player.playerId) return refuse('not_found')
    // Looked up before the transaction: the embedded database has one connection, and the transaction is on it.
    const described = await events.describe([...new Set(owned.legs.map((leg) => leg.eventId))], locale)
    const viewing = { ...ports, events: { ...events, describe: async () => described } }
    const waiting: AskedCashOut[] = []

    await fetchAnswers(ports.customPricer, () => cashOutValue(owned, ports, clock.now()))
    const reply = await db.tx(async (tx) => {
      const { bet, off } = await lockForSale(tx, ports, owned.id, described)
      // One time for the response and the ledger, taken after the lock: a request that waited for it is not dated back.
      const now = clock.now()
      // Hashed like this in the previous release, whose processes handle repetitions during a rolling deployment.
      const hashed = ['cash-out', body]
      const request = {
        playerId: player.playerId,
        call: 'cashOutBet',
        key: idempotencyKey,
        body: hashed,
        now,
        locale,
      } as const
      return once(tx, request, async () => {
        const answer = answerTo(bet, body, ports, now, off)
        await book(tx, bet, answer, now)
        if (answer.kind === 'asked') waiting.push(answer.asked)
        return replyTo(answer, locale, async (shown) => viewBets(viewing, [shown], locale))
      })
    })
    signals.emit('outbox_appended', null)
    for (const { decideAt } of waiting) signals.emit('cash_out_falls_due', { at: decideAt })
    return reply
  }
}

function answerTo(bet: OwnedBet, wish: CallBody<'cashOutBet'>, ports: BetsParts, now: number, off: Off): Answer {
  // One at a time: what waits already may leave another value.
  const isWaiting = bet.askedCashOut !== null
  const decision = decideCashOut(bet, wish, ports, now, off ?? (isWaiting ? 'cash_out_unavailable' : null))
  if (decision.kind === 'refused') return decision
  const delayMs = delayOf(decision.worth, ports.terms.liveDelayMs)
  if (delayMs === 0) return decision
  const asked = { wish, askedAt: now, decideAt: now + delayMs }
  return { kind: 'asked', bet: { ...bet, askedCashOut: asked }, asked }
}

async function book(tx: Db, bet: OwnedBet, answer: Answer, now: number): Promise<void> {
  switch (answer.kind) {
    case 'paid':
      return bookCashOut(tx, bet, answer, { now, askedAt: now, delayMs: 0 })
    case 'asked': {
      const { wish, decideAt } = answer.asked
      const [row] = await tx.query<{ kept: boolean }>('SELECT ask_cash_out($1, $2, $3, $4::jsonb, $5) AS kept', [
        new Date(now),
        bet.id,
        bet.stake,
        JSON.stringify(wish),
        new Date(decideAt),
      ])
      if (row?.kept !== true) throw new Error(`Bet ${bet.id} was changed while it was locked`)
      return
    }
    case 'refused':
      return
    default:
      assertNever(answer)
  }
}

async function replyTo(
  answer: Answer,
  locale: ServedLocale,
  view: (bet: OwnedBet) => Promise<readonly Bet[]>,
): Promise<StoredReply> {
  if (answer.kind !== 'refused') return new StoredReply(200, JSON.stringify({ data: (await view(answer.bet))[0] }))
  const { error, value } = answer
  const toCashout = value === null ? null : Number(value)
  const refusal = refuseBets([{ index: 0, error, legs: [], maxStake: null, toCashout }], locale)
  return refusalReply(refusal, locale)
}
