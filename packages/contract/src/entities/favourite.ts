import * as z from 'zod/mini'
import { component } from '../document/registry.ts'
import { Id, Timestamp } from '../primitives.ts'
import { Competitor, SportRef, Tournament } from './catalogue.ts'
import { SportEvent } from './match.ts'

const Shared = { id: Id, created_at: Timestamp }

export const Favourite = component(
  'Favourite',
  'What a player follows: an event, a league, or a team or player. `id` is that of the thing itself.',
  z.discriminatedUnion('type', [
    z.strictObject({ ...Shared, type: z.literal('events'), event: SportEvent }),
    z.strictObject({ ...Shared, type: z.literal('tournaments'), tournament: Tournament }),
    z.strictObject({ ...Shared, type: z.literal('competitors'), competitor: Competitor, sport: SportRef }),
  ]),
)
export type Favourite = z.infer<typeof Favourite>
