import { MARKET_STATUS, type MarketStatus, ODDS_SCALE } from '@touchline/betting'
import type { BoardMarketInput, CashOutStatus, PriceOrigin } from '../../../pricing/index.ts'
import type { OfferedMarket, OfferedOutcome } from '../messages/types.ts'
import { compareTimes, laterOrStricter, type Stated, type StatementTime } from './order.ts'

/** The statement of a message about a market. */
export interface MarketWord {
  readonly offered: OfferedMarket
  /** Whose message it is. */
  readonly origin: PriceOrigin
  readonly time: StatementTime
  /** Wall ms. */
  readonly receivedAt: number
}

/** A market as its producers left it: what each reported of it last, and last with prices. */
export interface HeldMarket {
  readonly words: Map<string, MarketWord>
  priced: MarketWord | undefined
  cashOut: Stated<CashOutStatus> | undefined
}

export function holdMarket(): HeldMarket {
  return { words: new Map(), priced: undefined, cashOut: undefined }
}

/** Takes a word over. It replaces an older one, and what arrives late changes nothing. */
export function takeWord(held: HeldMarket, word: MarketWord): void {
  const { producer } = word.origin
  held.words.set(producer, laterWord(held.words.get(producer), word))
  if (word.offered.outcomes.length > 0) held.priced = laterWord(held.priced, word)
  const { cashOut } = word.offered
  if (cashOut !== null)
    held.cashOut = laterOrStricter(held.cashOut, { time: word.time, value: cashOut }, (now, than) => now < than)
}

/**
 * Of two words from the same moment the one that lets less be bet counts. A word that is repeated was received again.
 */
function laterWord(before: MarketWord | undefined, next: MarketWord): MarketWord {
  if (before === undefined) return next
  const order = compareTimes(before.time, next.time)
  if (order !== 0) return order < 0 ? next : before
  const [old, repeated] = [formOf(before), formOf(next)]
  if (old === repeated) return { ...next, receivedAt: Math.max(before.receivedAt, next.receivedAt) }
  return (compareLeniency(before.offered, next.offered) || (old < repeated ? -1 : 1)) < 0 ? before : next
}

/** Below 0 where `a` lets less be bet than `b`: fewer outcomes, lower prices, for a shorter time. */
function compareLeniency(a: OfferedMarket, b: OfferedMarket): number {
  const [one, other] = [leniency(a), leniency(b)]
  return one.map((value, place) => Math.sign(value - (other[place] ?? 0))).find((sign) => sign !== 0) ?? 0
}

function leniency({ status, outcomes, nextBetStop }: OfferedMarket): readonly number[] {
  const active = outcomes.filter((outcome) => outcome.active)
  return [
    status === MARKET_STATUS.allowed ? 1 : 0,
    active.length,
    active.reduce((sum, { odds }) => sum + odds, 0),
    nextBetStop ?? Number.MAX_SAFE_INTEGER,
  ]
}

function formOf({ offered, origin }: MarketWord): string {
  return JSON.stringify([offered, origin.producer])
}

/** What counts of a market now. */
export interface MarketNow {
  readonly word: MarketWord
  readonly status: MarketStatus
  /** It was priced, whether or not anything of it can be shown. */
  readonly isPriced: boolean
  /** An outcome came with a price and without a probability. */
  readonly lacksChances: boolean
  readonly market: BoardMarketInput
}

/**
 * The last word about a market, of all its producers. One that hands it over leaves it to the others; while no other
 * has it, it is suspended. Outcomes without a description are left out. A market that comes without outcomes keeps its
 * prices, and cannot be bet on.
 */
export function marketNow(
  held: HeldMarket,
  describes: (market: OfferedMarket, outcomeId: string) => boolean,
): MarketNow | null {
  const words = [...held.words.values()]
  const own = words.filter(({ offered }) => offered.status !== MARKET_STATUS.handed_over)
  const word = (own.length > 0 ? own : words).reduce<MarketWord | undefined>(laterWord, undefined)
  if (word === undefined) return null
  const { offered } = word
  const priced = offered.outcomes.length > 0 ? word : held.priced
  const isLocked = own.length === 0 || (offered.status === MARKET_STATUS.allowed && priced !== word)
  const status = isLocked ? MARKET_STATUS.suspended : offered.status
  return {
    word,
    status,
    isPriced: priced !== undefined,
    lacksChances: (priced?.offered.outcomes ?? []).some(({ odds, probability }) => odds > 0 && probability === null),
    market: {
      id: offered.marketId,
      specifier: offered.specifier,
      status,
      most_balanced: offered.mostBalanced,
      origin: (priced ?? word).origin,
      cash_out: held.cashOut?.value ?? 1,
      bet_until: offered.nextBetStop,
      outcomes: (priced?.offered.outcomes ?? []).filter(({ id }) => describes(offered, id)).map(toBoard),
    },
  }
}

/**
 * Without a probability of its own, an outcome gets the largest that its price allows. The probabilities of a market
 * are not scaled to 1: some may be missing, and in some markets several outcomes win.
 */
function toBoard({ id, active, odds, probability }: OfferedOutcome): BoardMarketInput['outcomes'][number] {
  return { id, active, odds, probability: probability ?? (odds > 0 ? ODDS_SCALE / odds : 0), refund: 0 }
}
