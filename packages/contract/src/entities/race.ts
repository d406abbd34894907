import * as z from 'zod/mini'
import { PROVIDERS } from '../constants.ts'
import { Id, Timestamp, Version } from '../primitives.ts'
import { Competitor, TournamentRef } from './catalogue.ts'
import { EventStatusCode } from './event-status.ts'
import { Market } from './market.ts'

/** A horse on the race card. */
export const Runner = z.extend(Competitor, {
  /** On the saddle cloth. */
  number: z.int(),
  /** Place in the starting stalls, or null where there are none. */
  stall: z.nullable(z.int()),
  jockey: z.string(),
  trainer: z.string(),
  /** In years. */
  age: z.int(),
  /** Carried, in kg. */
  weight_kg: z.number(),
  /** Places in the last races, the latest last, `0` behind the ninth: '31204'. Empty: none yet. */
  form: z.string(),
  /** When it was taken out of the race, or null. Bets on it are void. */
  withdrawn_at: z.nullable(Timestamp),
  /** Place it came in, shared in a dead heat; null before, and for who did not run. */
  finish: z.nullable(z.int()),
})
export type Runner = z.infer<typeof Runner>

/** A race of a meeting: a market of winners and one of placed runners. */
export const Race = z.strictObject({
  id: Id,
  urn_id: z.string(),
  /** Name part and `-m<id>`. */
  slug: z.string(),
  type: z.literal('race'),
  name: z.string(),
  /** The course. */
  parent: TournamentRef,
  /** Number of the race in its meeting, from 1. */
  number: z.int(),
  distance_m: z.int(),
  /** State of the ground, in the language asked for. */
  going: z.string(),
  /** By saddle-cloth number. */
  competitors: z.array(Runner),
  /** How many places the place market pays; 0 where there is none. */
  places: z.int(),
  /** The off: betting closes. */
  start_time: Timestamp,
  status: EventStatusCode,
  stage: z.int(),
  stage_name: z.string(),
  available_markets: z.int(),
  /** Winner, and place. */
  main_market: z.nullable(Market),
  secondary_market: z.nullable(Market),
  provider: z.enum(PROVIDERS),
  bets_count: z.int(),
  version: Version,
})
export type Race = z.infer<typeof Race>
