import * as z from 'zod/mini'
import { PROVIDERS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Id, Timestamp, Version } from '../primitives.ts'
import { Competitor, TournamentRef } from './catalogue.ts'
import { EventStatusCode } from './event-status.ts'
import { Market } from './market.ts'

export const Runner = component(
  'Runner',
  'A horse on the race card.',
  z.extend(Competitor, {
    number: about(z.int(), 'On the saddle cloth.'),
    stall: about(z.nullable(z.int()), 'Place in the starting stalls, or null where there are none.'),
    jockey: about(z.string(), 'Who rides.'),
    trainer: about(z.string(), 'Who trains it.'),
    age: about(z.int(), 'In years.'),
    weight_kg: about(z.number(), 'Carried, in kg.'),
    form: about(
      z.string(),
      "Places in the last races, the latest last, `0` behind the ninth: '31204'. Empty: none yet.",
    ),
    withdrawn_at: about(z.nullable(Timestamp), 'When it was taken out of the race, or null. Bets on it are void.'),
    finish: about(
      z.nullable(z.int()),
      'Place it came in, shared in a dead heat; null before, and for who did not run.',
    ),
  }),
)
export type Runner = z.infer<typeof Runner>

export const Race = component(
  'Race',
  'A race of a meeting: a market of winners and one of placed runners.',
  z.strictObject({
    id: Id,
    urn_id: z.string(),
    slug: about(z.string(), 'Name part and `-m<id>`.'),
    type: z.literal('race'),
    name: z.string(),
    parent: about(TournamentRef, 'The course.'),
    number: about(z.int(), 'Number of the race in its meeting, from 1.'),
    distance_m: about(z.int(), 'In metres.'),
    going: about(z.string(), 'State of the ground, in the language asked for.'),
    competitors: about(z.array(Runner), 'By saddle-cloth number.'),
    places: about(z.int(), 'How many places the place market pays; 0 where there is none.'),
    start_time: about(Timestamp, 'The off: betting closes.'),
    status: EventStatusCode,
    stage: z.int(),
    stage_name: z.string(),
    available_markets: about(z.int(), 'How many markets are on offer.'),
    main_market: about(z.nullable(Market), 'Winner, and place.'),
    secondary_market: about(z.nullable(Market), 'The place market; null where it is not on offer.'),
    provider: z.enum(PROVIDERS),
    bets_count: z.int(),
    version: Version,
  }),
)
export type Race = z.infer<typeof Race>
