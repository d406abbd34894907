import type { AcceptMode, CallBody } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { hashOf } from '../../../kernel/hash-of.ts'
import { answerOf, findAnswer, keepAnswer, refusalReply } from '../../../kernel/once.ts'
import { type Refusal, refuse, StoredReply } from '../../../kernel/refusal.ts'
import { DEFAULT_ACCEPT_MODE, findSettings } from '../../platform/index.ts'
import { NO_BONUSES, type PlayerBonuses } from '../bonus-book.ts'
import { fetchAnswers } from '../custom/with-answers.ts'
import { limitLegs } from '../exposure/limits.ts'
import type { BetsParts } from '../parts.ts'
import { type PlacedFault, refuseBets } from '../placement/bet-errors.ts'
import { closedBets } from '../placement/closed-legs.ts'
import { describeEvents } from '../placement/describe-events.ts'
import { exposedBets } from '../placement/exposed-bets.ts'
import { jackpotsOf } from '../placement/jackpots-of.ts'
import { legTerms } from '../placement/leg-terms.ts'
import type { Events } from '../placement/price-legs.ts'
import { type ReviewedBet, reviewBet } from '../placement/review-bet.ts'
import { storeReviewed } from '../placement/store-reviewed.ts'
import { priceBases } from '../price-basis.ts'
import { keepBetTraces } from '../traces/bet-traces.ts'

type Body = CallBody<'placeBets'>

/**
 * Places all bets of a request or none. The decision, accepted or refused, is stored under the idempotency key. The
 * first response of a key is its only one; a client may repeat the request as often as it needs.
 */
export function placeBets(ports: BetsParts): Handler<'placeBets'> {
  return async ({ body, player, idempotencyKey, locale, country }) => {
    const { db, signals, clock, metrics } = ports
    const now = clock.now()
    const request = { playerId: player.playerId, call: 'placeBets', key: idempotencyKey, body, now, locale } as const
    const mode = await acceptMode(ports, body, player.playerId)
    const events = await describeEvents(ports, body.bets)
    const hasBonus = body.bets.some(({ bonus }) => bonus !== undefined && bonus !== null)
    const bonuses = hasBonus ? await ports.bonusBook.of({ playerId: player.playerId, country, now }) : NO_BONUSES
    await fetchAnswers(ports.customPricer, () => review(ports, body, mode, events, bonuses))
    const { bets, faults } = review(ports, body, mode, events, bonuses)
    const picks = body.bets.flatMap((bet) => bet.selections)
    const termsOf = legTerms(
      ports,
      events,
      picks.map((pick) => pick.match_id),
    )
    const basisOf = priceBases(ports.board, events, picks)

    async function refuseAll(found: readonly PlacedFault[]): Promise<StoredReply | Refusal> {
      for (const { error } of found) metrics.count('touchline_bets_total', { result: error })
      return keepAnswer(db, request, refusalReply(refuseBets(found, locale), locale))
    }
    if (faults.length > 0) return refuseAll(faults)
    // Not kept under the key: the same request may be sent again once the number is verified, or the address is
    // corrected.
    const isUnverified = ports.terms.isPhoneRequired && !(await hasVerifiedPhone(db, player.playerId))
    const why = isUnverified ? 'phone_unverified' : await ports.beginPlay({ playerId: player.playerId, country, now })
    if (why !== null) return (await findAnswer(db, request)) ?? refuse(why)

    const jackpots = await jackpotsOf(ports, player.playerId, country, bets, events)
    const firstId = await ports.betIds.take(bets.length)
    const { quick, device_id: deviceId } = body.meta
    const {
      outcome: stored,
      bets: records,
      answer,
    } = await storeReviewed(ports, bets, {
      playerId: player.playerId,
      key: idempotencyKey,
      bodyHash: hashOf(body),
      now,
      terms: { acceptMode: mode },
      jackpots,
      firstId,
      locale,
      isQuick: quick ?? false,
      deviceId,
      limits: limitLegs(picks, events, ports.riskLimits),
      termsOf,
      basisOf,
    })
    switch (stored.outcome) {
      case 'placed':
        metrics.count('touchline_bets_total', { result: 'accepted' }, bets.length)
        keepBetTraces(
          ports,
          records.map(({ id }) => id),
        )
        signals.emit('outbox_appended', null)
        if (records.some(({ hostDebit }) => hostDebit !== null)) signals.emit('host_payment_made', null)
        for (const { decideAt } of records) if (decideAt !== null) signals.emit('bet_falls_due', { at: decideAt })
        return new StoredReply(201, answer)
      case 'known':
        return answerOf({ call: request.call, ...stored }, request)
      case 'closed':
        return refuseAll(closedBets(bets, firstId, stored.legs))
      case 'exposed':
        return refuseAll(await exposedBets(ports, player.playerId, bets, events))
      case 'under_age':
      case 'account_held':
      case 'excluded':
      case 'own_limit_reached':
      case 'play_time_over':
      case 'reality_check_due':
      case 'bonus_gone':
        return refuseAll(bets.map((_, index) => ({ index, error: stored.outcome, legs: [], maxStake: null })))
      case 'no_account':
        return refuseAll(faultsIn(body, stored.currency, 'no_account_in_currency'))
      case 'insufficient':
        return refuseAll(faultsIn(body, stored.currency, 'insufficient_balance'))
    }
  }
}

async function hasVerifiedPhone(db: Db, playerId: number): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM players WHERE id = $1 AND auth_phone_number IS NOT NULL', [playerId])
  return rows.length > 0
}

function review(ports: BetsParts, body: Body, mode: AcceptMode, events: Events, bonuses: PlayerBonuses) {
  const bets: ReviewedBet[] = []
  const faults: PlacedFault[] = []
  for (const [index, request] of body.bets.entries()) {
    const result = reviewBet(ports, request, mode, events, bonuses)
    if (result.ok) bets.push(result.bet)
    else faults.push({ index, ...result.fault })
  }
  return { bets, faults }
}

async function acceptMode({ db }: BetsParts, { meta }: Body, playerId: number): Promise<AcceptMode> {
  return meta.auto_accept_odds_change ?? (await findSettings(db, playerId))?.accept_mode ?? DEFAULT_ACCEPT_MODE
}

/** The whole request fails for one currency; every bet in it is marked. */
function faultsIn({ bets }: Body, currency: string, error: PlacedFault['error']): PlacedFault[] {
  return bets.flatMap((bet, index) =>
    bet.stake.currency === currency ? [{ index, error, legs: [], maxStake: null }] : [],
  )
}
