import * as z from 'zod/mini'
import { PROVIDERS } from '../constants.ts'
import { Id, Timestamp, Version } from '../primitives.ts'
import { TournamentRef } from './catalogue.ts'
import { EventStatusCode } from './event-status.ts'
import { Market } from './market.ts'

/** A draw of a lottery. */
export const Draw = z.strictObject({
  id: Id,
  urn_id: z.string(),
  /** Name part and `-m<id>`. */
  slug: z.string(),
  type: z.literal('draw'),
  name: z.string(),
  /** The lottery. */
  parent: TournamentRef,
  /** When the numbers are drawn: betting closes. */
  start_time: Timestamp,
  /** The machine holds the numbers from 1 to this. */
  pool: z.int(),
  /** How many of them are drawn, the bonus ball not counted. */
  ball_count: z.int(),
  /** Whether one more ball is drawn at the end. */
  has_bonus_ball: z.boolean(),
  /** What has been drawn so far, in that order. */
  balls: z.array(z.int()),
  bonus_ball: z.nullable(z.int()),
  status: EventStatusCode,
  available_markets: z.int(),
  main_market: z.nullable(Market),
  provider: z.enum(PROVIDERS),
  bets_count: z.int(),
  version: Version,
})
export type Draw = z.infer<typeof Draw>
