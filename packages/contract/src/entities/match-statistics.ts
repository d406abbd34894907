import * as z from 'zod/mini'
import { Id, PairScore, Timestamp } from '../primitives.ts'
import { Competitor } from './catalogue.ts'
import { PeriodScore, Statistics } from './match.ts'

const Side = z.strictObject({ id: Id, name: z.string() })

/** A match that is over. */
const PastResult = z.strictObject({
  match_id: Id,
  /** Name part and `-m<id>`. */
  slug: z.string(),
  tournament_name: z.string(),
  start_time: Timestamp,
  home: Side,
  away: Side,
  score: PairScore,
  period_score: z.array(PeriodScore),
})
export type PastResult = z.infer<typeof PastResult>

/** The latest results of one side, newest first, as that side sees them. */
const Form = z.strictObject({
  competitor: Competitor,
  results: z.array(z.extend(PastResult, { outcome: z.enum(['win', 'draw', 'lose']) })),
  win: z.int(),
  draw: z.int(),
  lose: z.int(),
  /** Sums over the results: goals, sets, maps, whatever the sport scores in. */
  scored: z.number(),
  conceded: z.number(),
})
export type Form = z.infer<typeof Form>

/** What is known about a match besides its markets; results are those before it. */
export const MatchStatistics = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('statistics'), match_id: Id, statistics: Statistics }),
  z.strictObject({
    type: z.literal('h2h'),
    match_id: Id,
    /** Meetings won by the sides of this match, wherever they were played. */
    summary: z.strictObject({ home: z.int(), draw: z.int(), away: z.int() }),
    /** Newest first. */
    meetings: z.array(PastResult),
  }),
  z.strictObject({ type: z.literal('form'), match_id: Id, home: Form, away: Form }),
])
export type MatchStatistics = z.infer<typeof MatchStatistics>
