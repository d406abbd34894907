import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { Id, PairScore, Timestamp } from '../primitives.ts'
import { Competitor } from './catalogue.ts'
import { PeriodScore, Statistics } from './match.ts'

const Side = component('Side', 'A side of a past match.', z.strictObject({ id: Id, name: z.string() }))

const PastResult = component(
  'PastResult',
  'A match that is over.',
  z.strictObject({
    match_id: Id,
    slug: about(z.string(), 'Name part and `-m<id>`.'),
    tournament_name: z.string(),
    start_time: Timestamp,
    home: Side,
    away: Side,
    score: about(PairScore, 'Score at the end.'),
    period_score: z.array(PeriodScore),
  }),
)
export type PastResult = z.infer<typeof PastResult>

const Form = component(
  'Form',
  'The latest results of one side, newest first, as that side sees them.',
  z.strictObject({
    competitor: Competitor,
    results: about(
      z.array(z.extend(PastResult, { outcome: about(z.enum(['win', 'draw', 'lose']), 'How it ended for this side.') })),
      'The results themselves.',
    ),
    win: z.int(),
    draw: z.int(),
    lose: z.int(),
    scored: about(z.number(), 'Sums over the results: goals, sets, maps, whatever the sport scores in.'),
    conceded: about(z.number(), 'The same of the other side.'),
  }),
)
export type Form = z.infer<typeof Form>

export const MatchStatistics = component(
  'MatchStatistics',
  'What is known about a match besides its markets; results are those before it.',
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('statistics'), match_id: Id, statistics: Statistics }),
    z.strictObject({
      type: z.literal('h2h'),
      match_id: Id,
      summary: about(
        z.strictObject({ home: z.int(), draw: z.int(), away: z.int() }),
        'Meetings won by the sides of this match, wherever they were played.',
      ),
      meetings: about(z.array(PastResult), 'Newest first.'),
    }),
    z.strictObject({ type: z.literal('form'), match_id: Id, home: Form, away: Form }),
  ]),
)
export type MatchStatistics = z.infer<typeof MatchStatistics>
