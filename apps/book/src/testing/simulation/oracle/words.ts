import { marketKey } from '@touchline/betting'
import type { BetCancelOrder, MarketResult, SettlementMessage } from '../../../modules/pricing/results/index.ts'
import type { Ending, Fraction } from '../../plain-payout.ts'
import type { DecidedLeg } from './decided-leg.ts'

/** A leg, and when its bet was placed. */
export interface LegAsked {
  readonly eventId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  readonly odds: number
  /** When the bet was taken at a price from before the start; absent or null: at one of the time after it. */
  readonly takenBeforeStart?: number | null
}

/** All statements about results, folded by the rules of docs/decisions/0009 and 0011 in a second implementation. */
export interface Words {
  /** The feed's own results: they count where no statement was made before. */
  record(results: readonly MarketResult[], at: number): void
  say(message: SettlementMessage | BetCancelOrder): void
  /** The kick-off of a match, as stated last; null: it is not known. */
  begins(eventId: number, at: number | null): void
  leg(leg: LegAsked, placedAt: number): DecidedLeg
  isCancelled(betId: number): boolean
  /** Whether it ever was, in spite of later statements. */
  wasCancelled(betId: number): boolean
  /** When an outcome, or any of a market, was declared decided; null while it takes bets. */
  decidedAt(
    market: Pick<LegAsked, 'eventId' | 'marketId' | 'specifier'> & { readonly outcomeId?: string },
  ): number | null
}

/** What one message, or the book's own feed, says of the results of one market. */
interface Statement {
  readonly messageAt: number
  /** Among statements of one moment: 0 where the speaker gave the time, otherwise the order in which they came. */
  readonly place: number
  /** Results by outcome; null takes one back. Outcomes that are not named do not change. */
  readonly outcomes: ReadonlyMap<string, OutcomeResult | null>
  /** The result of outcomes that no statement ever named. */
  readonly others: 'void' | 'lose' | null
  /** Every earlier statement about the market is taken back. */
  readonly isRollback: boolean
}

interface OutcomeResult {
  readonly ending: Ending | null
  readonly share: Fraction
}

/** The state of an outcome after all statements about it. */
interface OutcomeFact extends OutcomeResult {
  readonly messageAt: number
  /** When it was first reported as decided since it was last open. */
  readonly decidedAt: number | null
}

interface Cancel {
  readonly isRollback: boolean
  readonly eventId: number
  /** Null: the whole match. */
  readonly market: string | null
  /** Null: all outcomes. */
  readonly outcomes: readonly string[] | null
  readonly from: number
  readonly to: number
  readonly messageAt: number
  readonly keepsResults: boolean
}

const ONE: Fraction = [1n, 1n]
/** A match of the book's own programme begins with the next look at the clock. */
const OWN_MATCH_BEGINS_WITHIN_MS = 10_000
const marketOf = (eventId: number, marketId: number, specifier: string) =>
  `${eventId}/${marketKey(marketId, specifier)}`

/**
 * Of one moment and place, what takes results back counts first: a corrected result is stated again in the same moment.
 */
function inOrder(one: Statement, other: Statement): number {
  return (
    one.messageAt - other.messageAt ||
    one.place - other.place ||
    Number(takesBack(other)) - Number(takesBack(one)) ||
    Number(other.isRollback) - Number(one.isRollback)
  )
}

const takesBack = ({ isRollback, outcomes, others }: Statement): boolean =>
  isRollback ||
  (others === null && outcomes.size > 0 && [...outcomes.values()].every((outcomeResult) => outcomeResult === null))

/** @param isFed whether a match is played by a feed, and so begins when that says so */
export function createWords(isFed: (eventId: number) => boolean): Words {
  const statements = new Map<string, Statement[]>()
  const cancels: Cancel[] = []
  const betOrders: BetCancelOrder[] = []
  const starts = new Map<number, number | null>()
  let untimed = 0

  function placeOf({ isTimed }: Pick<SettlementMessage, 'isTimed'>): number {
    if (isTimed === true) return 0
    untimed += 1
    return untimed
  }

  function state(key: string, statement: Statement): void {
    statements.set(key, [...(statements.get(key) ?? []), statement])
  }

  function settle(message: Extract<SettlementMessage, { kind: 'bet_settlement' }>): void {
    const { eventId, markets, messageAt } = message
    const place = placeOf(message)
    for (const { marketId, specifier, outcomes, others } of markets) {
      const sorted = Object.entries(outcomes).map(([id, { result, deadHeatFactor }]) => {
        return [id, { ending: endingOf(result), share: shareOf(deadHeatFactor) }] as const
      })
      const rest = others === 'open' ? null : others
      state(marketOf(eventId, marketId, specifier), {
        messageAt,
        place,
        outcomes: new Map(sorted),
        others: rest,
        isRollback: false,
      })
    }
  }

  function rollBack(message: Extract<SettlementMessage, { kind: 'rollback_bet_settlement' }>): void {
    const { eventId, markets, messageAt } = message
    const place = placeOf(message)
    if (markets === null) {
      const known = [...statements.keys()].filter((key) => key.startsWith(`${eventId}/`))
      for (const key of known) state(key, { messageAt, place, outcomes: new Map(), others: null, isRollback: true })
      return
    }
    for (const { marketId, specifier, outcomeIds } of markets) {
      const outcomes = new Map((outcomeIds ?? []).map((id) => [id, null] as const))
      state(marketOf(eventId, marketId, specifier), {
        messageAt,
        place,
        outcomes,
        others: null,
        isRollback: outcomeIds === undefined,
      })
    }
  }

  /** The state of an outcome; for null, the state of an outcome that no statement ever named. */
  function outcomeFact(key: string, outcomeId: string | null): OutcomeFact | null {
    const sorted = [...(statements.get(key) ?? [])].sort(inOrder)
    let own = null as OutcomeFact | null
    let rest = null as OutcomeFact | null
    for (const { messageAt, outcomes, others, isRollback } of sorted) {
      if (isRollback) {
        own = null
        rest = null
      }
      const outcomeResult = outcomeId === null ? undefined : outcomes.get(outcomeId)
      if (outcomeResult !== undefined) {
        const before = own === null ? (rest?.decidedAt ?? null) : own.decidedAt
        const isDecided = outcomeResult !== null && outcomeResult.ending !== null && outcomeResult.ending !== 'void'
        own = {
          ending: null,
          share: ONE,
          ...outcomeResult,
          messageAt,
          decidedAt: isDecided ? (before ?? messageAt) : null,
        }
      }
      if (others !== null) rest = { ending: others, share: ONE, messageAt, decidedAt: rest?.decidedAt ?? messageAt }
    }
    return own ?? rest
  }

  function cancel(message: Extract<SettlementMessage, { kind: 'bet_cancel' | 'rollback_bet_cancel' }>): void {
    const { eventId, markets, placed, messageAt } = message
    for (const market of markets ?? [null]) {
      cancels.push({
        isRollback: message.kind === 'rollback_bet_cancel',
        eventId,
        market: market === null ? null : marketOf(eventId, market.marketId, market.specifier),
        outcomes: market?.outcomeIds ?? null,
        from: placed.from ?? Number.NEGATIVE_INFINITY,
        to: placed.to ?? Number.POSITIVE_INFINITY,
        messageAt,
        keepsResults: message.kind === 'bet_cancel' && message.keepsResults,
      })
    }
  }

  /** Whether a cancellation that was not rolled back voids the leg. */
  function isVoided(leg: LegAsked, placedAt: number, fact: OutcomeFact | null): boolean {
    const key = marketOf(leg.eventId, leg.marketId, leg.specifier)
    const concerns = ({ eventId, market, outcomes }: Cancel) =>
      eventId === leg.eventId &&
      (market === null || market === key) &&
      (outcomes === null || outcomes.includes(leg.outcomeId))
    const own = cancels.filter(concerns)
    return own.some((one) => {
      if (one.isRollback || placedAt < one.from || placedAt > one.to) return false
      if (one.keepsResults && fact !== null && fact.ending !== null && fact.messageAt <= one.messageAt) return false
      return !own.some(
        (back) => back.isRollback && back.messageAt >= one.messageAt && back.from <= one.from && back.to >= one.to,
      )
    })
  }

  /** Whether a bet at a price from before the start was taken after it. */
  function isAfterStart({ eventId, takenBeforeStart: takenAt = null }: LegAsked): boolean {
    const start = starts.get(eventId) ?? null
    const slack = isFed(eventId) ? 0 : OWN_MATCH_BEGINS_WITHIN_MS
    return takenAt !== null && start !== null && takenAt >= start + slack
  }

  return {
    record(results, at) {
      for (const { eventId, marketId, specifier, outcomes } of results) {
        const key = marketOf(eventId, marketId, specifier)
        if (statements.has(key)) continue
        const known = Object.entries(outcomes).map(
          ([id, result]) => [id, { ending: endingOf(result), share: ONE }] as const,
        )
        state(key, { outcomes: new Map(known), others: 'void', messageAt: at, place: 0, isRollback: false })
      }
    },
    say(message) {
      switch (message.kind) {
        case 'bet_settlement':
          return settle(message)
        case 'rollback_bet_settlement':
          return rollBack(message)
        case 'bet_cancel':
        case 'rollback_bet_cancel':
          return cancel(message)
        // It says that bets change; `begins` takes the kick-off.
        case 'kick_off':
          return
        case 'withdrawal':
          throw new Error('No simulated market has runners that could be withdrawn')
        case 'cancel_bet':
        case 'rollback_cancel_bet':
          betOrders.push(message)
      }
    },
    begins: (eventId, at) => void starts.set(eventId, at),
    leg(leg, placedAt) {
      const fact = outcomeFact(marketOf(leg.eventId, leg.marketId, leg.specifier), leg.outcomeId)
      const isLate = fact?.decidedAt != null && placedAt > fact.decidedAt
      if (isLate || isAfterStart(leg) || isVoided(leg, placedAt, fact))
        return { odds: leg.odds, ending: 'void', share: ONE }
      return { odds: leg.odds, ending: fact?.ending ?? null, share: fact?.share ?? ONE }
    },
    isCancelled(betId) {
      const own = betOrders.filter((order) => order.betId === betId)
      return own.some(
        (order, i) =>
          order.kind === 'cancel_bet' &&
          !own.some(
            (back, j) =>
              back.kind === 'rollback_cancel_bet' &&
              (back.messageAt > order.messageAt || (back.messageAt === order.messageAt && j > i)),
          ),
      )
    },
    wasCancelled: (betId) => betOrders.some((order) => order.betId === betId && order.kind === 'cancel_bet'),
    decidedAt({ eventId, marketId, specifier, outcomeId }) {
      const key = marketOf(eventId, marketId, specifier)
      if (outcomeId !== undefined) return outcomeFact(key, outcomeId)?.decidedAt ?? null
      const named = new Set((statements.get(key) ?? []).flatMap(({ outcomes }) => [...outcomes.keys()]))
      const times = [null, ...named].flatMap((id) => outcomeFact(key, id)?.decidedAt ?? [])
      return times.length === 0 ? null : Math.min(...times)
    },
  }
}

function endingOf(result: string | null): Ending | null {
  return result === 'push' ? 'void' : (result as Ending | null)
}

/** '1/2' or '0.5'. */
function shareOf(text: string | null): Fraction {
  if (text === null) return ONE
  const [n = '1', d] = text.split('/')
  if (d !== undefined) return [BigInt(n), BigInt(d)]
  const digits = n.split('.')[1] ?? ''
  return [BigInt(n.replace('.', '')), 10n ** BigInt(digits.length)]
}
