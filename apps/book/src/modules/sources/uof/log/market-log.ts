import type { XmlElement } from '@rgrove/parse-xml'
import { MARKET_STATUS, marketKey } from '@touchline/betting'
import { childrenNamed, readMarket } from '../../../pricing/results/index.ts'
import { covers, readGroups } from '../messages/groups.ts'
import { isNewer, type LoggedHead, type LoggedOutcome, type LoggedWord, readWord } from './read-logged.ts'

/**
 * What the feed last reported of a market by some moment: the newest message counts, by the time that its producer
 * wrote on it.
 */
export interface LoggedMarket {
  readonly producer: string
  /** Unix ms by the producer's clock. */
  readonly messageAt: number
  /** Bets may be taken on its active outcomes. */
  readonly isOpen: boolean
  /** What closed or priced it. */
  readonly kind: 'prices' | 'bet_stop'
  /** Its producer lets bets on it be cashed out, or does not state whether. */
  readonly mayCashOut: boolean
  /** Unix ms from which it takes no bet, as the feed announced; null where it did not. */
  readonly stopsAt: number | null
  readonly outcomes: ReadonlyMap<string, LoggedOutcome>
}

/** The statements about the markets of one event, in the order of arrival. */
export interface MarketLog {
  take(root: XmlElement, head: LoggedHead): void
  /**
   * What was known of a market by `at` (Unix ms by the book's clock); null where nothing was, or messages of one moment
   * contradict each other.
   */
  market(marketId: number, specifier: string, at: number): LoggedMarket | null
}

/** A market since a message came. */
interface Step {
  readonly receivedAt: number
  readonly words: readonly LoggedWord[]
  /** The newest message that states whether bets may be cashed out. */
  readonly cashOut: LoggedWord | undefined
}

interface Stop extends LoggedHead {
  readonly groups: readonly string[]
}

/**
 * @param groupsOf the feed's groups of a market, empty if unknown; null if it has no description: it is not offered
 * then
 */
export function newMarketLog(groupsOf: (marketId: number, specifier: string) => readonly string[] | null): MarketLog {
  const steps = new Map<string, Step[]>()
  const stops: Stop[] = []

  function takeWord(key: string, word: LoggedWord): void {
    const known = steps.get(key) ?? []
    const last = known.at(-1)
    const own = last?.words.find(({ producer }) => producer === word.producer)
    const others = last?.words.filter(({ producer }) => producer !== word.producer) ?? []
    const cashOut = word.cashOut !== null && isNewer(word, last?.cashOut) ? word : last?.cashOut
    known.push({
      receivedAt: word.receivedAt,
      words: [...others, own === undefined ? word : laterWord(own, word)],
      cashOut,
    })
    steps.set(key, known)
  }

  function stopOf(marketId: number, specifier: string, since: number, at: number): Stop | undefined {
    const groups = groupsOf(marketId, specifier) ?? []
    return stops.find((stop) => stop.receivedAt <= at && stop.messageAt >= since && covers(stop.groups, groups))
  }

  return {
    take(root, head) {
      if (root.name === 'bet_stop') stops.push({ ...head, groups: readGroups(root.attributes.groups) })
      if (root.name !== 'odds_change') return
      for (const element of childrenNamed(root, 'odds').flatMap((odds) => childrenNamed(odds, 'market'))) {
        const named = readMarket(element, [])
        if (named !== null) takeWord(marketKey(named.marketId, named.specifier), readWord(element, head))
      }
    },
    market(marketId, specifier, at) {
      const step = stepAt(steps.get(marketKey(marketId, specifier)) ?? [], at)
      const word = step === undefined ? null : newestOf(step.words)
      if (word === null || groupsOf(marketId, specifier) === null) return null
      const { producer, messageAt, stopsAt, outcomes, status } = word
      const stop = stopOf(marketId, specifier, messageAt, at)
      const cashOut = step?.cashOut?.cashOut ?? 1
      const shared = { stopsAt, outcomes, mayCashOut: cashOut === 1 }
      if (stop !== undefined)
        return { ...shared, producer: stop.producer, messageAt: stop.messageAt, kind: 'bet_stop', isOpen: false }
      // A market without outcomes keeps its prices, and takes no bets on them.
      return {
        ...shared,
        producer,
        messageAt,
        kind: 'prices',
        isOpen: status === MARKET_STATUS.allowed && outcomes.size > 0,
      }
    },
  }
}

/** Of two contradicting messages of one moment, neither is known to count. */
function laterWord(before: LoggedWord, next: LoggedWord): LoggedWord {
  if (isNewer(next, before)) return next
  return next.messageAt === before.messageAt && formOf(next) !== formOf(before)
    ? { ...before, isDisputed: true }
    : before
}

function formOf({ status, stopsAt, outcomes }: LoggedWord): string {
  return JSON.stringify([status, stopsAt, ...outcomes])
}

/** The last step by a moment: steps are in the order of time. */
function stepAt(steps: readonly Step[], at: number): Step | undefined {
  let [from, to] = [0, steps.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((steps[middle]?.receivedAt ?? 0) <= at) from = middle + 1
    else to = middle
  }
  return steps[from - 1]
}

/**
 * Of the last words of all producers the newest; one that hands a market over leaves it to the others. Null where that
 * is disputed.
 */
function newestOf(words: readonly LoggedWord[]): LoggedWord | null {
  const own = words.filter(({ status }) => status !== MARKET_STATUS.handed_over)
  const counted = own.length > 0 ? own : words
  const latest = Math.max(...counted.map(({ messageAt }) => messageAt))
  const [first, ...more] = counted.filter(({ messageAt }) => messageAt === latest)
  return first === undefined || first.isDisputed || more.length > 0 ? null : first
}
