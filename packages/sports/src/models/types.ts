/**
 * What a sport must provide to be played, priced and settled.
 *
 * Reading order: a match has a **truth** (strengths drawn once from its seed). `play` turns truth and seed into the
 * whole list of **events** at creation; nothing later is random. **State** is the result of all events up to a match
 * time. `fair` prices a state from one distribution, and `outcome` decides a market: both go through the same outcome
 * function, so a price and a settlement can never disagree. Pricing must not look at events after the state's time.
 *
 * All times are milliseconds of match time from kick-off at speed 1, breaks included.
 */

import type { BetStop, Decision, FairMarket, MarketRef } from '../pricing/fair.ts'
import type { Rng } from '../rng.ts'

export type Side = 'home' | 'away'

export {
  BET_STOP_REASONS,
  type BetStop,
  type BetStopReason,
  type Decision,
  type FairMarket,
  type FairOutcome,
  type LegOutcome,
  type MarketRef,
} from '../pricing/fair.ts'

/** One thing that happens. `type` belongs to the sport; `data` is plain JSON. */
export interface MatchEvent {
  readonly at: number
  readonly type: string
  readonly side?: Side | undefined
  readonly data?: Readonly<Record<string, string | number | boolean>> | undefined
}

export interface PeriodScore {
  readonly number: number
  /** Stable key for naming and grouping: 1st_half, set, quarter, period, inning, map, overtime, penalties... */
  readonly type: string
  readonly home: number
  readonly away: number
}

/** Clock as the specification's `statistics.clock`; seconds; null where the sport shows none. */
export interface ClockView {
  readonly match_time: number | null
  readonly stoppage_time: number | null
  readonly stoppage_time_announced: number | null
  readonly remaining_time: number | null
  readonly remaining_time_in_period: number | null
  readonly stopped: boolean
}

/** What a scoreboard, a tracker and a list row need. */
export interface ScoreView {
  /** Unified Odds Feed match status code of the phase (6 first half, 31 half time, 8 first set, 141 map 1...). */
  readonly stage: number
  /** What the provider calls the phase, by language, where the book has no word of its own for it. */
  readonly stageNames?: Readonly<Partial<Record<string, string>> & { en: string }>
  readonly home: number
  readonly away: number
  /** Tennis points (0, 15, 30, 40, 50 for advantage), rounds of the running map, or null. */
  readonly game: { readonly home: number; readonly away: number } | null
  readonly server: Side | null
  readonly periods: readonly PeriodScore[]
  readonly maxPeriods: number
  readonly clock: ClockView | null
  /** For the tracker: where the play is, and the latest things of note. Both drawn from the same events. */
  readonly situation: Situation | null
  /** Per side counters for the statistics panel: corners, yellow_cards, red_cards, aces, kills... */
  readonly counters: Readonly<Record<string, { readonly home: number; readonly away: number }>>
}

export interface Situation {
  /** attack, dangerous_attack, possession, corner, free_kick, penalty, goal, serve, timeout, break, fight... */
  readonly type: string
  readonly side: Side | null
  /** 0 (own goal line) to 1 (opponent's goal line) along the pitch, when known. */
  readonly progress: number | null
}

/** What every sport's state carries. Sports add their own fields. */
export interface SportState {
  /** Match time this state was advanced to. */
  readonly now: number
  readonly phase: 'not_started' | 'running' | 'break' | 'ended'
  readonly betStop: BetStop | null
  /** How it ended, when it did: regular play, or a retirement (undecided markets are void), or abandoned. */
  readonly ending: 'regular' | 'retired' | 'abandoned' | null
}

/** Strength of a competitor, drawn from the world's seed; comparable inside one sport. Mean 0, sd about 1. */
export interface Strength {
  readonly id: number
  readonly rating: number
}

export interface MatchSetup {
  readonly home: Strength
  readonly away: Strength
  /** Format of the match: 3 or 5 (sets, maps), or 0 where the sport has only one. */
  readonly bestOf: number
  /** Goal level and similar habits of the league, 1 is the sport's mean. */
  readonly tempo: number
}

/** One leg of a custom bet: an outcome of a market of the match. */
export interface LegRef extends MarketRef {
  readonly outcomeId: string
}

export interface SportModel<T, S extends SportState> {
  truth(setup: MatchSetup, rng: Rng): T
  /** The whole match, ordered by `at`; the last event ends it. Same truth and rng state: byte-identical. */
  play(truth: T, rng: Rng): readonly MatchEvent[]
  /** The event that breaks a match off for good; a sport without this method plays every match to its end. */
  breakOff?(at: number): MatchEvent
  initial(truth: T): S
  /** Applies one event. */
  apply(truth: T, state: S, event: MatchEvent): S
  /** Moves time forward without an event. */
  advance(truth: T, state: S, now: number): S
  /** Every market on offer at this state with fair probabilities; [] when ended. */
  fair(truth: T, state: S): readonly FairMarket[]
  /** Decides an outcome; on an ended match it never returns `open`. */
  outcome(market: MarketRef, outcomeId: string, state: S): Decision
  /**
   * P(all legs win), exactly, from the distribution behind `fair`; 0 for contradicting legs. Null when a leg is not
   * open, may be returned (only x.5 lines combine) or is outside of the joint distribution. A sport without this method
   * has no custom bets.
   */
  jointProbability?(truth: T, state: S, legs: readonly LegRef[]): number | null
  score(truth: T, state: S): ScoreView
  /** Sentence data for the published explanation of a settled leg, e.g. final score '2:1'. */
  finalText(state: S): string
}

/**
 * A model whose truth and state are opaque: the runtime only carries them from one call to the next, of the same model.
 */
export type AnySportModel = SportModel<unknown, SportState>
