import * as z from 'zod/mini'
import { DIVIDEND_KINDS, PROVIDERS, SILK_PATTERNS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Id, ScaledOdds, Timestamp, Version } from '../primitives.ts'
import { Competitor, TournamentRef } from './catalogue.ts'
import { EventStatusCode } from './event-status.ts'
import { Market } from './market.ts'

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

export const Silk = component(
  'Silk',
  "A jockey's colours, as an owner has them registered.",
  z.strictObject({
    pattern: about(z.enum(SILK_PATTERNS), 'What is on the body of the jacket.'),
    body: about(Colour, 'Colour of the jacket, `#rrggbb`.'),
    figure: about(Colour, 'Colour of the pattern, `#rrggbb`.'),
    sleeves: about(Colour, 'Colour of both sleeves, `#rrggbb`.'),
    cap: about(Colour, 'Colour of the cap, `#rrggbb`.'),
  }),
)
export type Silk = z.infer<typeof Silk>

export const Dividend = component(
  'Dividend',
  'What a race paid for one unit of stake.',
  z.strictObject({
    kind: about(z.enum(DIVIDEND_KINDS), '`win`, `place`, or `forecast`: the first two in their order.'),
    numbers: about(z.array(z.int()), 'Saddle-cloth numbers, in the order that counts.'),
    odds: about(ScaledOdds, 'For one unit of stake, the stake included.'),
  }),
)
export type Dividend = z.infer<typeof Dividend>

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
    silk: about(z.nullable(Silk), 'What its jockey wears; null where it is not known.'),
    first_odds: about(z.nullable(ScaledOdds), 'First price to win of the day; null where none is known.'),
    starting_odds: about(z.nullable(ScaledOdds), 'Last price to win before the off; null until then.'),
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
    going: about(z.string(), 'State of the ground, in the requested language.'),
    competitors: about(z.array(Runner), 'By saddle-cloth number.'),
    places: about(z.int(), 'How many places the place market pays; 0 where there is none.'),
    dividends: about(z.array(Dividend), 'What it paid; empty until it is over.'),
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

export const MeetingRace = component(
  'MeetingRace',
  'A race as a list of meetings names it.',
  z.strictObject({
    id: Id,
    slug: about(z.string(), 'Name part and `-m<id>`.'),
    number: about(z.int(), 'Number of the race in its meeting, from 1.'),
    start_time: about(Timestamp, 'The off: betting closes.'),
    distance_m: about(z.int(), 'In metres.'),
    status: EventStatusCode,
    runners: about(z.int(), 'How many run.'),
    winners: about(
      z.array(z.strictObject({ number: about(z.int(), 'On the saddle cloth.'), name: z.string() })),
      'Who came in first, several in a dead heat; empty until it is over.',
    ),
  }),
)
export type MeetingRace = z.infer<typeof MeetingRace>

export const Meeting = component(
  'Meeting',
  'The races of a course on a day.',
  z.strictObject({
    course: about(TournamentRef, 'Where they are run.'),
    going: about(z.string(), 'State of the ground, in the requested language.'),
    races: about(z.array(MeetingRace), 'By their start.'),
  }),
)
export type Meeting = z.infer<typeof Meeting>
