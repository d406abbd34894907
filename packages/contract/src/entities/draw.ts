import * as z from 'zod/mini'
import { PROVIDERS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Id, Timestamp, Version } from '../primitives.ts'
import { TournamentRef } from './catalogue.ts'
import { EventStatusCode } from './event-status.ts'
import { Market } from './market.ts'

export const Draw = component(
  'Draw',
  'A draw of a lottery.',
  z.strictObject({
    id: Id,
    urn_id: z.string(),
    slug: about(z.string(), 'Name part and `-m<id>`.'),
    type: z.literal('draw'),
    name: z.string(),
    parent: about(TournamentRef, 'The lottery.'),
    start_time: about(Timestamp, 'When the numbers are drawn: betting closes.'),
    pool: about(z.int(), 'The machine holds the numbers from 1 to this.'),
    ball_count: about(z.int(), 'How many of them are drawn, the bonus ball not counted.'),
    has_bonus_ball: about(z.boolean(), 'Whether one more ball is drawn at the end.'),
    balls: about(z.array(z.int()), 'What has been drawn so far, in that order.'),
    bonus_ball: z.nullable(z.int()),
    status: EventStatusCode,
    available_markets: about(z.int(), 'How many markets are on offer.'),
    main_market: z.nullable(Market),
    provider: z.enum(PROVIDERS),
    bets_count: z.int(),
    version: Version,
  }),
)
export type Draw = z.infer<typeof Draw>
