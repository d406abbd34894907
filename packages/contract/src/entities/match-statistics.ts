import * as z from 'zod/mini'
import { ABSENCE_REASONS, PLAYER_POSITIONS } from '../constants.ts'
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

const lineupPlayer = {
  id: about(z.string(), 'The same as the outcome of a market about scorers.'),
  name: z.string(),
  shirt: about(z.int(), 'Number on the back.'),
  position: about(z.enum(PLAYER_POSITIONS), 'Which line of the team they play in.'),
}
const LineupPlayer = component('LineupPlayer', 'A member of a squad.', z.strictObject(lineupPlayer))

const Lineup = component(
  'Lineup',
  'Who plays for a side.',
  z.strictObject({
    formation: about(z.nullable(z.string()), 'Outfield players by line from the back; null until it is announced.'),
    starting: about(z.array(LineupPlayer), 'Who begins, from the back; empty until it is announced.'),
    bench: about(z.array(LineupPlayer), 'Who may come on; empty until it is announced.'),
    absent: about(
      z.array(z.strictObject({ ...lineupPlayer, reason: about(z.enum(ABSENCE_REASONS), 'Why they are missing.') })),
      'Who of the squad is missing.',
    ),
  }),
)
export type Lineup = z.infer<typeof Lineup>

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
    z.strictObject({
      type: z.literal('lineups'),
      match_id: Id,
      home: about(z.nullable(Lineup), 'Of the home side; null where nothing is known of who plays.'),
      away: about(z.nullable(Lineup), 'Of the away side; null where nothing is known of who plays.'),
    }),
  ]),
)
export type MatchStatistics = z.infer<typeof MatchStatistics>
