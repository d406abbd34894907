import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { Id, Timestamp } from '../primitives.ts'
import { Competitor } from './catalogue.ts'

export const LeagueTable = component(
  'LeagueTable',
  'Table of a league, counted from the results that are kept.',
  z.strictObject({
    tournament_id: Id,
    since: about(z.nullable(Timestamp), 'Start of the oldest match that counts; null where none does.'),
    rows: about(
      z.array(
        z.strictObject({
          position: about(z.int(), 'From 1; sides that are level share one.'),
          competitor: Competitor,
          played: about(z.int(), 'Matches that count.'),
          won: about(z.int(), 'How many were won.'),
          drawn: about(z.int(), 'How many were drawn.'),
          lost: about(z.int(), 'How many were lost.'),
          scored: about(z.number(), 'Goals, sets, maps: whatever the sport scores in.'),
          conceded: about(z.number(), 'The same of the others.'),
          points: about(z.nullable(z.int()), 'Three for a win, one for a draw; null where sports count wins.'),
        }),
      ),
      'Best first.',
    ),
  }),
)
export type LeagueTable = z.infer<typeof LeagueTable>
