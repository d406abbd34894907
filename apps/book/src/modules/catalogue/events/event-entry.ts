import type { Dividend, EventStatus, Silk } from '@touchline/contract'
import type { BetStop, LotteryBalls, LotteryRules, ScoreView } from '@touchline/sports'
import type { InLanguages, Names } from '../../../kernel/names.ts'
import type { CompetitorRow, TournamentRow } from '../reference/reference.ts'

/** State of the ground, from dry to wet. */
export const GOINGS = ['firm', 'good', 'good_to_soft', 'soft', 'heavy'] as const
export type Going = (typeof GOINGS)[number]

/** Where a match is played, from its feed. */
export interface Venue {
  /** Of another venue nothing is known in the languages of this one. */
  readonly urn: string
  readonly names: InLanguages<{ readonly stadium: string; readonly city: string | null }>
}

/** A match as the listings need it. A change makes a new entry. */
export interface MatchEntry {
  readonly type: 'match'
  readonly id: number
  readonly tournament: TournamentRow
  readonly home: CompetitorRow
  readonly away: CompetitorRow
  /** Wall ms. */
  readonly startsAt: number
  readonly status: EventStatus
  /** Null before the start. */
  readonly score: ScoreView | null
  /** Wall ms at which the clock of `score` was read. */
  readonly scoreAt: number
  /** Match seconds per wall second. */
  readonly speed: number
  readonly betStop: BetStop | null
  /** Null or absent: the ground of its home side. */
  readonly venue?: Venue | null
  /**
   * Another provider's event of the same match, which is offered in the place of this one; absent: this one takes bets.
   */
  readonly offeredAs?: number
  /** Grows with every change of status, score, clock or start. */
  readonly version: number
}

/** A championship: one market over many competitors. */
export interface OutrightEntry {
  readonly type: 'outright'
  readonly id: number
  readonly tournament: TournamentRow
  readonly names: Names
  readonly competitors: readonly CompetitorRow[]
  /** Wall ms. */
  readonly startsAt: number
  /** Wall ms at which it is decided. */
  readonly endsAt: number
  readonly status: EventStatus
  /** As that of a match. */
  readonly offeredAs?: number
  readonly version: number
}

/** A horse on the race card, with its result. */
export interface RunnerEntry {
  readonly horse: CompetitorRow
  /** On the saddle cloth. */
  readonly number: number
  readonly stall: number | null
  readonly jockey: string
  readonly trainer: string
  /** In years. */
  readonly age: number
  readonly weightKg: number
  readonly form: string
  /** The jockey's silk; absent if unknown. */
  readonly silk?: Silk
  /** First price to win of the day, scaled; absent where none is known. */
  readonly firstOdds?: number
  /** Last price to win before the off, scaled; null until then, and where none was kept. */
  readonly startingOdds: number | null
  /** Wall ms at which it was taken out of the race, or null. */
  readonly withdrawnAt: number | null
  /** Place it came in, shared in a dead heat; null before. */
  readonly finish: number | null
}

/** A race of a meeting. */
export interface RaceEntry {
  readonly type: 'race'
  readonly id: number
  readonly tournament: TournamentRow
  readonly names: Names
  /** In its meeting, from 1. */
  readonly number: number
  readonly distanceM: number
  readonly going: Going
  /** By saddle-cloth number. */
  readonly runners: readonly RunnerEntry[]
  /** How many places the place market pays; 0 where there is none. */
  readonly places: number
  /** What it paid; empty until it is over. */
  readonly dividends: readonly Dividend[]
  /** The off, wall ms. */
  readonly startsAt: number
  readonly status: EventStatus
  readonly version: number
}

/** A draw of a lottery. */
export interface DrawEntry extends LotteryBalls {
  readonly type: 'draw'
  readonly id: number
  readonly tournament: TournamentRow
  readonly names: Names
  readonly rules: LotteryRules
  /** When the numbers are drawn, wall ms. */
  readonly startsAt: number
  readonly status: EventStatus
  readonly version: number
}

export type EventEntry = MatchEntry | OutrightEntry | RaceEntry | DrawEntry

/** All participants of an event. */
export function competitorsOf(entry: EventEntry): readonly CompetitorRow[] {
  switch (entry.type) {
    case 'match':
      return [entry.home, entry.away]
    case 'outright':
      return entry.competitors
    case 'race':
      return entry.runners.map(({ horse }) => horse)
    case 'draw':
      return []
  }
}
