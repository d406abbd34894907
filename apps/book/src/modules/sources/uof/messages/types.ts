import type { MarketStatus } from '@touchline/betting'
import type { CashOutStatus } from '../../../pricing/index.ts'
import type { StatementTime } from '../state/order.ts'

/** An outcome as the feed prices it. */
export interface OfferedOutcome {
  readonly id: string
  readonly active: boolean
  /** Scaled odds, 0 where there are none. */
  readonly odds: number
  /** Null where the message has none. */
  readonly probability: number | null
}

/** A market as the feed offers it: id, and specifiers with sorted keys, '' when none. */
export interface OfferedMarket {
  readonly marketId: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly mostBalanced: boolean
  /** Null where the message has none. */
  readonly cashOut: CashOutStatus | null
  /** Unix ms at which betting on it ends without a message; null: at no known time. */
  readonly nextBetStop: number | null
  /** Empty: the earlier prices are shown, but take no bets. */
  readonly outcomes: readonly OfferedOutcome[]
}

export interface SideScores {
  readonly home: number
  readonly away: number
}

/** How a match goes, by the feed's numbers. */
export const PLAY = {
  notStarted: 0,
  live: 1,
  suspended: 2,
  ended: 3,
  closed: 4,
  cancelled: 5,
  delayed: 6,
  interrupted: 7,
  postponed: 8,
  abandoned: 9,
} as const
export type PlayState = (typeof PLAY)[keyof typeof PLAY]

/** What the clock of a match shows, in ms. What is null was not given. */
export interface FeedClock {
  readonly matchMs: number | null
  readonly stoppageMs: number | null
  readonly announcedMs: number | null
  readonly remainingMs: number | null
  readonly remainingInPeriodMs: number | null
  readonly isStopped: boolean
}

/** The state of a match. Null: the message does not contain it. */
export interface FeedStatus {
  readonly play: PlayState | null
  /** False: no scout watches the match for the moment. */
  readonly isReported: boolean
  /** False: the state of play is unknown to this book, or it contradicts itself. */
  readonly isClear: boolean
  readonly stage: number | null
  readonly score: SideScores | null
  readonly game: SideScores | null
  readonly server: 'home' | 'away' | null
  readonly periods: readonly (SideScores & { readonly number: number; readonly stage: number | null })[]
  readonly clock: FeedClock | null
  readonly counters: Readonly<Record<string, SideScores>>
}

/** The time of a message: of two statements the later one counts. */
interface Message extends StatementTime {
  readonly eventUrn: string
  readonly producer: string
}

/** Messages of the Unified Odds Feed about prices and programme. */
export type PriceMessage =
  | (Message & {
      readonly kind: 'odds_change'
      readonly status: FeedStatus | null
      readonly markets: readonly OfferedMarket[]
    })
  | (Message & {
      readonly kind: 'bet_stop'
      /** 'all', or names from the market descriptions. */
      readonly groups: readonly string[]
      /** What open markets of the groups become. */
      readonly status: MarketStatus
    })
  | (Message & {
      readonly kind: 'fixture_change'
      readonly change: 'new' | 'start_time' | 'cancelled' | 'format' | 'coverage' | 'other'
      /** Unix ms; null where it is missing. */
      readonly startsAt: number | null
    })

/** `dropped` names what in a message could not be understood and was left out. */
export type PriceReading =
  | { readonly state: 'read'; readonly message: PriceMessage; readonly dropped: readonly string[] }
  /**
   * `stops`: what it stops all the same, as of when it came: a message whose time cannot be right never lets more be
   * bet.
   */
  | { readonly state: 'unusable'; readonly why: string; readonly stops?: PriceMessage | null }
