import * as z from 'zod/mini'
import { PROVIDERS, SPORT_KEYS, SPORT_TYPES } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Id } from '../primitives.ts'

export const EventCounts = component(
  'EventCounts',
  'How many events of a sport, category or tournament can be seen now.',
  z.strictObject({ live: z.int(), prematch: z.int(), outrights: about(z.int(), 'Championships and the like.') }),
)
export type EventCounts = z.infer<typeof EventCounts>

export const SportRef = component(
  'SportRef',
  'A sport by name.',
  z.strictObject({
    id: Id,
    urn_id: z.string(),
    key: about(z.enum(SPORT_KEYS), 'Stable name, part of addresses.'),
    name: z.string(),
    type: z.enum(SPORT_TYPES),
  }),
)
export type SportRef = z.infer<typeof SportRef>

export const Sport = component(
  'Sport',
  'A sport, with how much is on offer in it.',
  z.extend(SportRef, {
    priority: z.int(),
    provider: z.enum(PROVIDERS),
    events_count: EventCounts,
  }),
)
export type Sport = z.infer<typeof Sport>

export const CategoryRef = component(
  'CategoryRef',
  'A country or circuit by name.',
  z.strictObject({
    id: Id,
    slug: z.string(),
    name: z.string(),
    country_code: about(z.nullable(z.string()), 'ISO 3166-1 alpha-2, or null for international and e-sports.'),
  }),
)
export const Category = component(
  'Category',
  'A country or circuit of a sport, with how much is on offer in it.',
  z.extend(CategoryRef, { priority: z.int(), sport: SportRef, events_count: EventCounts }),
)
export type Category = z.infer<typeof Category>

export const TournamentRef = component(
  'TournamentRef',
  'A league by name.',
  z.strictObject({
    id: Id,
    urn_id: z.string(),
    slug: about(z.string(), 'Name part and `-t<id>`.'),
    name: z.string(),
    priority: z.int(),
    category: CategoryRef,
    sport: SportRef,
  }),
)
export type TournamentRef = z.infer<typeof TournamentRef>

export const Tournament = component(
  'Tournament',
  "A league. The outcome counts give the widths of the listing's main and secondary market columns.",
  z.extend(TournamentRef, {
    main_market_outcome_count: about(z.int(), 'Columns of the main market in a listing.'),
    secondary_market_outcome_count: about(z.int(), 'Columns of the secondary market in a listing.'),
    events_count: EventCounts,
  }),
)
export type Tournament = z.infer<typeof Tournament>

export const Competitor = component(
  'Competitor',
  'A team, a player or a runner.',
  z.strictObject({
    id: Id,
    name: z.string(),
    short_name: about(z.string(), 'Two or three letters for a crest.'),
    logo: about(
      z.nullable(z.string()),
      'Address of a picture, or null: then the crest is drawn from `short_name` and `colors`.',
    ),
    colors: about(
      z.strictObject({ primary: about(z.string(), 'Of the field.'), secondary: about(z.string(), 'Of the letters.') }),
      'What the crest is drawn in, as `#rrggbb`.',
    ),
  }),
)
export type Competitor = z.infer<typeof Competitor>
