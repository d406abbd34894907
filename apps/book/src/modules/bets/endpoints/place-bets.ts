import { type AcceptMode, type CallBody, ERRORS } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { errorReplyText } from '../../../lib/error-body.ts'
import { type Refusal, StoredReply } from '../../../lib/refusal.ts'
import { DEFAULT_ACCEPT_MODE, findSettings } from '../../platform/index.ts'
import { limitLegs } from '../exposure/limit-legs.ts'
import { type PlacedFault, refuseBets } from '../placement/bet-errors.ts'
import { describeEvents } from '../placement/describe-events.ts'
import { exposedBets } from '../placement/exposed-bets.ts'
import { newBet } from '../placement/new-bet.ts'
import type { Events } from '../placement/price-legs.ts'
import { answerOf, hashOf, rememberAnswer } from '../placement/remember-answer.ts'
import { type ReviewedBet, reviewBet } from '../placement/review-bet.ts'
import { viewBets } from '../views/view-bets.ts'

type Body = CallBody<'placeBets'>

/**
 * Places all bets of a request or none. Whatever is decided, accepted or refused, is stored under the idempotency key, and
 * the key's first answer is the only one: it may be asked for again as often as needed.
 */
export async function placeBets(
  context: BookContext,
  { body, player, idempotencyKey, locale }: CallRequest<'placeBets'>,
): Promise<StoredReply | Refusal> {
  const { db, betStore, signals, clock } = context
  const now = clock.now()
  const request = { playerId: player.playerId, key: idempotencyKey, bodyHash: hashOf(body), now }
  const mode = await acceptMode(context, body, player.playerId)
  const events = await describeEvents(context, body.bets)
  const { bets, faults } = review(context, body, mode, events)

  async function refuseAll(found: readonly PlacedFault[]): Promise<StoredReply | Refusal> {
    const refusal = refuseBets(found, locale)
    const text = errorReplyText(refusal, locale)
    return answerOf(await rememberAnswer(db, request, ERRORS[refusal.error].status, text), request.bodyHash)
  }
  if (faults.length > 0) return refuseAll(faults)

  const firstId = await context.betIds.take(bets.length)
  const { liveDelayMs, vipStakeCents, vipReviewMs } = context.config
  const approval = { aboveCents: BigInt(vipStakeCents), forMs: vipReviewMs }
  const terms = { acceptMode: mode, now, liveDelayMs, approval }
  const records = bets.map((bet, index) => newBet(bet, { ...terms, id: firstId + index }))
  const answer = JSON.stringify({ data: await viewBets(context, records, locale) })
  const { quick, device_id: deviceId } = body.meta
  const stored = await betStore.store({
    ...request,
    status: 201,
    answer,
    bets: records,
    isQuick: quick ?? false,
    deviceId,
    limits: limitLegs(
      body.bets.flatMap((bet) => bet.selections),
      events,
      context.riskLimits,
    ),
  })
  switch (stored.outcome) {
    case 'placed':
      signals.emit('outbox_appended', null)
      return new StoredReply(201, answer)
    case 'known':
      return answerOf(stored, request.bodyHash)
    case 'exposed':
      return refuseAll(await exposedBets(context, player.playerId, bets, events))
    case 'no_account':
      return refuseAll(faultsIn(body, stored.currency, 'no_account_in_currency'))
    case 'insufficient':
      return refuseAll(faultsIn(body, stored.currency, 'insufficient_balance'))
  }
}

function review(context: BookContext, body: Body, mode: AcceptMode, events: Events) {
  const bets: ReviewedBet[] = []
  const faults: PlacedFault[] = []
  for (const [index, request] of body.bets.entries()) {
    const result = reviewBet(context, request, mode, events)
    if (result.ok) bets.push(result.bet)
    else faults.push({ index, ...result.fault })
  }
  return { bets, faults }
}

async function acceptMode({ db }: BookContext, { meta }: Body, playerId: number): Promise<AcceptMode> {
  return meta.auto_accept_odds_change ?? (await findSettings(db, playerId))?.accept_mode ?? DEFAULT_ACCEPT_MODE
}

/** The whole request fails for one currency; every bet in it is marked. */
function faultsIn({ bets }: Body, currency: string, error: PlacedFault['error']): PlacedFault[] {
  return bets.flatMap((bet, index) =>
    bet.stake.currency === currency ? [{ index, error, legs: [], maxStake: null }] : [],
  )
}
