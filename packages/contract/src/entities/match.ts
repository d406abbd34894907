import * as z from 'zod/mini'
import { PROVIDERS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Id, PairScore, Timestamp, Version } from '../primitives.ts'
import { Competitor, TournamentRef } from './catalogue.ts'
import { Draw } from './draw.ts'
import { EventStatusCode } from './event-status.ts'
import { Market } from './market.ts'
import { Race } from './race.ts'

export const Clock = component(
  'Clock',
  'Time of play in seconds. Between messages the client advances it by `speed` unless `stopped`. Null: this sport does not count it.',
  z.strictObject({
    match_time: about(z.nullable(z.number()), 'Played so far, in seconds.'),
    stoppage_time: about(z.nullable(z.number()), 'Played of the stoppage time, in seconds.'),
    stoppage_time_announced: about(z.nullable(z.number()), 'Stoppage time that was announced, in seconds.'),
    remaining_time: about(z.nullable(z.number()), 'Left of the match, in seconds.'),
    remaining_time_in_period: about(z.nullable(z.number()), 'Left of the period, in seconds.'),
    stopped: about(z.boolean(), 'Whether it is stopped.'),
    clock_updated_at: about(Timestamp, 'When it showed this.'),
    speed: about(z.number(), 'Match seconds per wall second: 1 in real sport, more in the accelerated demo world.'),
  }),
)
export type Clock = z.infer<typeof Clock>

export const PeriodScore = component(
  'PeriodScore',
  'Score of one period: half, quarter, set, map.',
  z.strictObject({
    home: z.number(),
    away: z.number(),
    period_key: about(z.string(), 'Stable name of the period.'),
    period_name: about(z.string(), 'Name of the period in the requested language.'),
    number: about(z.int(), 'Which one it is, from 1.'),
    type: about(z.string(), 'What periods of this sport are: half, quarter, set, map.'),
  }),
)
export type PeriodScore = z.infer<typeof PeriodScore>

export const Situation = component(
  'Situation',
  'What the tracker draws: where the play is.',
  z.strictObject({
    type: about(z.string(), 'What happens: attack, dangerous attack, corner, free kick ...'),
    side: about(z.nullable(z.enum(['home', 'away'])), 'Who has the ball; null where no side has it.'),
    progress: about(z.nullable(z.number()), "0 own goal line, 1 the opponent's."),
  }),
)

export const Statistics = component(
  'Statistics',
  'Score, clock and what else is counted in a match.',
  z.strictObject({
    clock: z.nullable(Clock),
    total_score: PairScore,
    game_score: z.nullable(PairScore),
    current_server: z.nullable(z.enum(['home', 'away'])),
    max_period_number: about(z.int(), 'How many periods the match can have.'),
    period_score: z.array(PeriodScore),
    situation: z.nullable(Situation),
    counters: z.record(z.string(), PairScore),
  }),
)
export type Statistics = z.infer<typeof Statistics>

export const Match = component(
  'Match',
  'An event of two sides.',
  z.strictObject({
    id: Id,
    urn_id: z.string(),
    slug: about(z.string(), 'Name part and `-m<id>`.'),
    type: z.literal('match'),
    tournament: TournamentRef,
    competitors: about(z.strictObject({ home: Competitor, away: Competitor }), 'Both sides.'),
    stadium: about(z.nullable(z.string()), 'Where it is played; null where that is not known.'),
    city: about(z.nullable(z.string()), 'Where it is played; null where that is not known.'),
    status: EventStatusCode,
    stage: about(z.int(), 'Unified Odds Feed match status code of the phase.'),
    stage_name: about(z.string(), "Name of the phase in the requested language: '2nd half'."),
    start_time: Timestamp,
    available_markets: about(z.int(), 'How many markets are on offer.'),
    main_market: about(
      z.nullable(Market),
      "Market of the listing's first columns; `secondary_market` the totals; `top_markets` further ones (handicap).",
    ),
    secondary_market: z.nullable(Market),
    top_markets: z.array(Market),
    has_video: z.boolean(),
    provider: z.enum(PROVIDERS),
    is_provider_stats_available: about(z.boolean(), 'Whether the provider has statistics of it.'),
    bet_stop_reason: about(z.nullable(z.string()), 'Why betting on the whole match is stopped, or null.'),
    offered_as: z.optional(Id),
    statistics: Statistics,
    bets_count: z.int(),
    version: Version,
  }),
)
export type Match = z.infer<typeof Match>

export const Outright = component(
  'Outright',
  'A championship or similar: one market over many competitors.',
  z.strictObject({
    id: Id,
    urn_id: z.string(),
    slug: z.string(),
    type: z.literal('outright'),
    name: about(z.string(), 'In the requested language.'),
    parent: TournamentRef,
    competitors: z.array(Competitor),
    start_time: Timestamp,
    end_date: about(Timestamp, 'When it is decided.'),
    status: EventStatusCode,
    available_markets: about(z.int(), 'How many markets are on offer.'),
    main_market: z.nullable(Market),
    offered_as: z.optional(Id),
    provider: z.enum(PROVIDERS),
    version: Version,
  }),
)
export type Outright = z.infer<typeof Outright>

export const SportEvent = component(
  'SportEvent',
  'An event of any kind.',
  z.discriminatedUnion('type', [Match, Outright, Race, Draw]),
)
export type SportEvent = z.infer<typeof SportEvent>
