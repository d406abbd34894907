import type { BetCancelOrder, MarketResult, SettlementMessage } from '../../../modules/pricing/results/index.ts'
import { AIMS } from '../machine/faults.ts'
import type { Witness } from '../machine/faulty-db.ts'
import { Violation } from '../violation.ts'
import type { Words } from './words.ts'

/** A leg as it is handed to the database. */
export interface StoredLeg {
  readonly match_id: number
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly odds: number
  /** Whether its price is of the time after the start. */
  readonly is_live: boolean | null
}

/** What the book is about to do with bets. */
export interface BetWatch {
  places(betId: number, legs: readonly StoredLeg[]): void
  /** Accepts a submitted bet at these prices, leg by leg. @param at Unix ms */
  accepts(betId: number, prices: readonly Pick<StoredLeg, 'odds' | 'is_live'>[], at: number): void
  /** The desk promises the player of a bet a price, scaled, if they take its offer. */
  promises(betId: number, odds: number): void
  cashesOut(betId: number, stakeBefore: bigint, stake: bigint, amount: bigint): void
}

interface Decision {
  readonly id: number
  readonly rejection: string | null
  readonly legs: readonly Pick<StoredLeg, 'odds' | 'is_live'>[]
}

/** Reads off the statements what the book does, and which words it takes down. */
export function watchStatements(words: Words, bets: BetWatch): Witness {
  return {
    asks(sql, params) {
      if (AIMS.place.test(sql)) {
        for (const [id, legs] of sql.includes('together') ? placedBatch(params) : placedAlone(params))
          bets.places(id, legs)
      } else if (AIMS.decide.test(sql)) {
        const at = (params[0] as Date).getTime()
        for (const { id, rejection, legs } of JSON.parse(String(params[1])) as readonly Decision[]) {
          if (rejection === null) bets.accepts(id, legs, at)
        }
      } else if (sql.includes('offer_bet(')) {
        const [id, , , odds] = params as readonly [number, unknown, unknown, number | null]
        if (odds !== null) bets.promises(id, odds)
      } else if (AIMS.cash_out.test(sql)) {
        const [, id, before, stake, amount] = params as readonly [unknown, number, bigint, bigint, bigint]
        bets.cashesOut(id, before, stake, amount)
      }
    },
    committed(sql, params, rows) {
      if (AIMS.place.test(sql)) {
        const placed = sql.includes('together') ? placedBatch(params, rows) : placedAlone(params, rows)
        for (const [id, legs] of placed) expectOpen(words, id, legs)
      }
      if (AIMS.results.test(sql)) words.record(resultsOf(params), (params[5] as Date).getTime())
      else if (AIMS.word.test(sql)) words.say(wordOf(params))
      else if (AIMS.kick_off.test(sql)) {
        const [eventId, at] = params as readonly [number, Date | null]
        words.begins(eventId, at?.getTime() ?? null)
      }
    },
  }
}

type Placed = ReadonlyMap<number, readonly StoredLeg[]>

/** Fails if a stored bet has a leg that was decided when it was placed. */
function expectOpen(words: Words, betId: number, legs: readonly StoredLeg[]): void {
  for (const { match_id: eventId, market_id: marketId, specifier, outcome_id: outcomeId } of legs) {
    const at = words.decidedAt({ eventId, marketId, specifier, outcomeId })
    if (at !== null)
      throw new Violation(`bet ${betId} was stored on ${eventId}/${marketId}?${specifier}, decided at ${at}`)
  }
}

/** @param rows the result of the database; without it all of them may be placed */
function placedAlone(params: readonly unknown[], rows?: readonly object[]): Placed {
  if (rows !== undefined && (rows[0] as { outcome?: string } | undefined)?.outcome !== 'placed') return new Map()
  const bets = JSON.parse(String(params[6])) as readonly { id: number; legs: readonly StoredLeg[] }[]
  return new Map(bets.map(({ id, legs }) => [id, legs]))
}

function placedBatch(params: readonly unknown[], rows?: readonly object[]): Placed {
  const places = (rows?.[0] as { placed?: readonly number[] } | undefined)?.placed
  const placed = new Map<number, StoredLeg[]>()
  for (const leg of JSON.parse(String(params[3])) as readonly (StoredLeg & {
    bet_id: number
    place: number
  })[]) {
    if (places?.includes(leg.place) === false) continue
    placed.set(leg.bet_id, [...(placed.get(leg.bet_id) ?? []), leg])
  }
  return placed
}

function resultsOf(params: readonly unknown[]): readonly MarketResult[] {
  const [matches, markets, specifiers, outcomes] = params as readonly [number[], number[], string[], string[]]
  return matches.map((eventId, i) => ({
    eventId,
    marketId: markets[i] ?? 0,
    specifier: specifiers[i] ?? '',
    outcomes: JSON.parse(outcomes[i] ?? '{}') as MarketResult['outcomes'],
    finalText: '',
  }))
}

function wordOf(params: readonly unknown[]): SettlementMessage | BetCancelOrder {
  const [kind, , messageAt, , body] = params as readonly [string, string, Date, Date, string]
  // The stored row names the event `matchId` (`store-message.ts`).
  const { matchId, ...stored } = JSON.parse(body) as { readonly matchId?: number }
  const message = {
    kind,
    messageAt: messageAt.getTime(),
    ...stored,
    ...(matchId !== undefined && { eventId: matchId }),
  }
  return message as SettlementMessage | BetCancelOrder
}
