import { marketKey } from '@touchline/betting'
import type { BetCancelOrder, MarketResult, SettlementMessage } from '../../../modules/pricing/results/index.ts'
import type { Ending, Fraction } from '../../plain-payout.ts'
import type { DecidedLeg } from './decided-leg.ts'

/** A leg, and when its bet was placed. */
export interface LegAsked {
  readonly matchId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  readonly odds: number
}

/** Everything that was said of results, folded by the rules of docs/decisions/0009 and 0011, written down once more. */
export interface Words {
  /** The feed's own results: they count where nothing was said before. */
  record(results: readonly MarketResult[], at: number): void
  say(message: SettlementMessage | BetCancelOrder): void
  leg(leg: LegAsked, placedAt: number): DecidedLeg
  isCancelled(betId: number): boolean
  /** Whether it ever was, whatever was said later. */
  wasCancelled(betId: number): boolean
  /** When a market was said to be decided; null while it takes bets. */
  decidedAt(market: Pick<LegAsked, 'matchId' | 'marketId' | 'specifier'>): number | null
}

interface Fact {
  readonly outcomes: Map<string, { readonly ending: Ending | null; readonly share: Fraction }>
  others: 'void' | 'lose' | null
  saidAt: number
  /** When it was first said to be decided since it last took bets. */
  decidedAt: number | null
}

interface Cancel {
  readonly isRollback: boolean
  readonly matchId: number
  /** Null: the whole match. */
  readonly market: string | null
  readonly from: number
  readonly to: number
  readonly saidAt: number
  readonly keepsResults: boolean
}

const ONE: Fraction = [1n, 1n]
const UNSAID = { others: null, saidAt: Number.NEGATIVE_INFINITY, decidedAt: null }

function isDecided({ outcomes, others }: Fact): boolean {
  return others !== null || [...outcomes.values()].some(({ ending }) => ending !== null && ending !== 'void')
}
const marketOf = (matchId: number, marketId: number, specifier: string) =>
  `${matchId}/${marketKey(marketId, specifier)}`

export function createWords(): Words {
  const facts = new Map<string, Fact>()
  const cancels: Cancel[] = []
  const betOrders: BetCancelOrder[] = []

  function settle(message: Extract<SettlementMessage, { kind: 'bet_settlement' }>): void {
    for (const market of message.markets) {
      const key = marketOf(message.matchId, market.marketId, market.specifier)
      const fact = facts.get(key) ?? { ...UNSAID, outcomes: new Map() }
      if (fact.saidAt > message.saidAt) continue
      for (const [id, { result, deadHeatFactor }] of Object.entries(market.outcomes)) {
        fact.outcomes.set(id, { ending: endingOf(result), share: shareOf(deadHeatFactor) })
      }
      if (market.others !== 'open') fact.others = market.others
      fact.saidAt = message.saidAt
      fact.decidedAt = isDecided(fact) ? (fact.decidedAt ?? message.saidAt) : null
      facts.set(key, fact)
    }
  }

  function rollBack({
    matchId,
    markets,
    saidAt,
  }: Extract<SettlementMessage, { kind: 'rollback_bet_settlement' }>): void {
    const keys =
      markets?.map((market) => marketOf(matchId, market.marketId, market.specifier)) ??
      [...facts.keys()].filter((key) => key.startsWith(`${matchId}/`))
    for (const key of keys) {
      if ((facts.get(key)?.saidAt ?? Number.NEGATIVE_INFINITY) > saidAt) continue
      facts.set(key, { ...UNSAID, outcomes: new Map(), saidAt })
    }
  }

  function cancel(message: Extract<SettlementMessage, { kind: 'bet_cancel' | 'rollback_bet_cancel' }>): void {
    const { matchId, markets, placed, saidAt } = message
    for (const market of markets ?? [null]) {
      cancels.push({
        isRollback: message.kind === 'rollback_bet_cancel',
        matchId,
        market: market === null ? null : marketOf(matchId, market.marketId, market.specifier),
        from: placed.from ?? Number.NEGATIVE_INFINITY,
        to: placed.to ?? Number.POSITIVE_INFINITY,
        saidAt,
        keepsResults: message.kind === 'bet_cancel' && message.keepsResults,
      })
    }
  }

  /** Whether a cancellation that stands voids the leg. */
  function isVoided(leg: LegAsked, placedAt: number, fact: Fact | undefined, ending: Ending | null): boolean {
    const key = marketOf(leg.matchId, leg.marketId, leg.specifier)
    const concerns = ({ matchId, market }: Cancel) => matchId === leg.matchId && (market === null || market === key)
    const own = cancels.filter(concerns)
    return own.some((one) => {
      if (one.isRollback || placedAt < one.from || placedAt > one.to) return false
      if (one.keepsResults && ending !== null && (fact?.saidAt ?? 0) <= one.saidAt) return false
      return !own.some(
        (back) => back.isRollback && back.saidAt >= one.saidAt && back.from <= one.from && back.to >= one.to,
      )
    })
  }

  return {
    record(results, at) {
      for (const { matchId, marketId, specifier, outcomes } of results) {
        const key = marketOf(matchId, marketId, specifier)
        if (facts.has(key)) continue
        const known = Object.entries(outcomes).map(
          ([id, result]) => [id, { ending: endingOf(result), share: ONE }] as const,
        )
        facts.set(key, { outcomes: new Map(known), others: 'void', saidAt: at, decidedAt: at })
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
        case 'withdrawal':
          throw new Error('No simulated market has runners that could be withdrawn')
        case 'cancel_bet':
        case 'rollback_cancel_bet':
          betOrders.push(message)
      }
    },
    leg(leg, placedAt) {
      const fact = facts.get(marketOf(leg.matchId, leg.marketId, leg.specifier))
      const named = fact?.outcomes.get(leg.outcomeId)
      const ending = named === undefined ? (fact?.others ?? null) : named.ending
      const isLate = fact?.decidedAt != null && placedAt > fact.decidedAt
      if (isLate || isVoided(leg, placedAt, fact, ending)) return { odds: leg.odds, ending: 'void', share: ONE }
      return { odds: leg.odds, ending, share: named?.share ?? ONE }
    },
    isCancelled(betId) {
      const own = betOrders.filter((order) => order.betId === betId)
      return own.some(
        (order, i) =>
          order.kind === 'cancel_bet' &&
          !own.some(
            (back, j) =>
              back.kind === 'rollback_cancel_bet' &&
              (back.saidAt > order.saidAt || (back.saidAt === order.saidAt && j > i)),
          ),
      )
    },
    wasCancelled: (betId) => betOrders.some((order) => order.betId === betId && order.kind === 'cancel_bet'),
    decidedAt: ({ matchId, marketId, specifier }) =>
      facts.get(marketOf(matchId, marketId, specifier))?.decidedAt ?? null,
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
