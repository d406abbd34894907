import * as z from 'zod/mini'
import { PROVIDERS } from '../constants.ts'
import { Id, PairScore, Timestamp, Version } from '../primitives.ts'
import { Competitor, TournamentRef } from './catalogue.ts'
import { Draw } from './draw.ts'
import { EventStatusCode } from './event-status.ts'
import { Market } from './market.ts'
import { Race } from './race.ts'

/** Seconds. Between messages the client advances it by `speed` unless `stopped`. */
export const Clock = z.strictObject({
  match_time: z.nullable(z.number()),
  stoppage_time: z.nullable(z.number()),
  stoppage_time_announced: z.nullable(z.number()),
  remaining_time: z.nullable(z.number()),
  remaining_time_in_period: z.nullable(z.number()),
  stopped: z.boolean(),
  clock_updated_at: Timestamp,
  /** Match seconds per wall second: 1 in real sport, more in the accelerated demo world. */
  speed: z.number(),
})
export type Clock = z.infer<typeof Clock>

export const PeriodScore = z.strictObject({
  home: z.number(),
  away: z.number(),
  period_key: z.string(),
  period_name: z.string(),
  number: z.int(),
  type: z.string(),
})
export type PeriodScore = z.infer<typeof PeriodScore>

/** What the tracker draws: where the play is. */
export const Situation = z.strictObject({
  type: z.string(),
  side: z.nullable(z.enum(['home', 'away'])),
  /** 0 own goal line, 1 the opponent's. */
  progress: z.nullable(z.number()),
})

export const Statistics = z.strictObject({
  clock: z.nullable(Clock),
  total_score: PairScore,
  game_score: z.nullable(PairScore),
  current_server: z.nullable(z.enum(['home', 'away'])),
  max_period_number: z.int(),
  period_score: z.array(PeriodScore),
  situation: z.nullable(Situation),
  counters: z.record(z.string(), PairScore),
})
export type Statistics = z.infer<typeof Statistics>

export const Match = z.strictObject({
  id: Id,
  urn_id: z.string(),
  /** Name part and `-m<id>`. */
  slug: z.string(),
  type: z.literal('match'),
  tournament: TournamentRef,
  competitors: z.strictObject({ home: Competitor, away: Competitor }),
  stadium: z.nullable(z.string()),
  city: z.nullable(z.string()),
  status: EventStatusCode,
  /** Unified Odds Feed match status code of the phase. */
  stage: z.int(),
  /** Name of the phase in the language asked for: '2nd half'. */
  stage_name: z.string(),
  start_time: Timestamp,
  /** How many markets are on offer. */
  available_markets: z.int(),
  /** Market of the listing's first columns; `secondary_market` the totals; `top_markets` further ones (handicap). */
  main_market: z.nullable(Market),
  secondary_market: z.nullable(Market),
  top_markets: z.array(Market),
  has_video: z.boolean(),
  provider: z.enum(PROVIDERS),
  is_provider_stats_available: z.boolean(),
  /** Why betting on the whole match is stopped, or null. */
  bet_stop_reason: z.nullable(z.string()),
  statistics: Statistics,
  bets_count: z.int(),
  version: Version,
})
export type Match = z.infer<typeof Match>

/** A championship or similar: one market over many competitors. */
export const Outright = z.strictObject({
  id: Id,
  urn_id: z.string(),
  slug: z.string(),
  type: z.literal('outright'),
  name: z.string(),
  parent: TournamentRef,
  competitors: z.array(Competitor),
  start_time: Timestamp,
  end_date: Timestamp,
  status: EventStatusCode,
  available_markets: z.int(),
  main_market: z.nullable(Market),
  provider: z.enum(PROVIDERS),
  version: Version,
})
export type Outright = z.infer<typeof Outright>

export const SportEvent = z.discriminatedUnion('type', [Match, Outright, Race, Draw])
export type SportEvent = z.infer<typeof SportEvent>
