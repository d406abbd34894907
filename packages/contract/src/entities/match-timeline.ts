import * as z from 'zod/mini'
import { INCIDENT_TYPES, SCORING_WAYS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Id, PairScore } from '../primitives.ts'

const Incident = component(
  'Incident',
  'Something of note that happened in a match.',
  z.strictObject({
    type: about(
      z.enum(INCIDENT_TYPES),
      'What it was. `score`: points of whatever kind the sport counts; `period`: one began; `end`: the match is over.',
    ),
    side: about(z.nullable(z.enum(['home', 'away'])), 'Whose it was; null where it concerns both.'),
    second: about(z.int(), 'Seconds of play since kick-off; breaks between periods do not count.'),
    match_time: about(z.nullable(z.int()), 'What the match clock showed, in seconds; null in sports without a clock.'),
    stoppage_time: about(z.nullable(z.int()), 'Stoppage time played so far, in seconds; null outside of it.'),
    period_name: about(z.nullable(z.string()), 'Period it happened in, in the requested language.'),
    period_number: about(z.nullable(z.int()), 'The same, from 1.'),
    score: about(PairScore, 'Score of the match after it.'),
    period_score: about(PairScore, 'Score of the period after it.'),
    way: about(z.nullable(z.enum(SCORING_WAYS)), 'How points were made, where the sport tells.'),
    player: about(z.nullable(z.string()), 'Name of the player, where the feed names one.'),
  }),
)
export type Incident = z.infer<typeof Incident>

export const MatchTimeline = component(
  'MatchTimeline',
  'How a match has gone so far, as its source tells it; empty where the source tells nothing.',
  z.strictObject({
    match_id: Id,
    played: about(z.int(), 'Seconds of play described.'),
    incidents: about(z.array(Incident), 'In the order they happened.'),
    momentum: about(
      z.strictObject({
        span_seconds: about(z.int(), 'Length of one span in seconds of play.'),
        spans: about(z.array(PairScore), 'Pressure of each side in each span, from kick-off on; in no unit.'),
      }),
      'How much each side pressed, from what it did and how near to a score that was.',
    ),
    possession: about(z.nullable(PairScore), 'Seconds each side had the ball; null where no side has one.'),
  }),
)
export type MatchTimeline = z.infer<typeof MatchTimeline>
