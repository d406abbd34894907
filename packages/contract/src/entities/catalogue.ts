import * as z from 'zod/mini'
import { PROVIDERS, SPORT_KEYS, SPORT_TYPES } from '../constants.ts'
import { Id } from '../primitives.ts'

/** How many events of a sport, category or tournament can be seen now. */
export const EventCounts = z.strictObject({ live: z.int(), prematch: z.int(), outrights: z.int() })
export type EventCounts = z.infer<typeof EventCounts>

export const SportRef = z.strictObject({
  id: Id,
  urn_id: z.string(),
  key: z.enum(SPORT_KEYS),
  name: z.string(),
  type: z.enum(SPORT_TYPES),
})
export type SportRef = z.infer<typeof SportRef>

export const Sport = z.extend(SportRef, {
  priority: z.int(),
  provider: z.enum(PROVIDERS),
  events_count: EventCounts,
})
export type Sport = z.infer<typeof Sport>

export const CategoryRef = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  /** ISO 3166-1 alpha-2, or null for international and e-sports. */
  country_code: z.nullable(z.string()),
})
export const Category = z.extend(CategoryRef, { priority: z.int(), sport: SportRef, events_count: EventCounts })
export type Category = z.infer<typeof Category>

export const TournamentRef = z.strictObject({
  id: Id,
  urn_id: z.string(),
  /** Name part and `-t<id>`. */
  slug: z.string(),
  name: z.string(),
  priority: z.int(),
  category: CategoryRef,
  sport: SportRef,
})
export type TournamentRef = z.infer<typeof TournamentRef>

/** A league. The outcome counts give the widths of the listing's main and secondary market columns. */
export const Tournament = z.extend(TournamentRef, {
  main_market_outcome_count: z.int(),
  secondary_market_outcome_count: z.int(),
  events_count: EventCounts,
})
export type Tournament = z.infer<typeof Tournament>

export const Competitor = z.strictObject({
  id: Id,
  name: z.string(),
  /** Two or three letters for a crest. */
  short_name: z.string(),
  /** Address of a picture, or null: then the crest is drawn from `short_name` and `colors`. */
  logo: z.nullable(z.string()),
  colors: z.strictObject({ primary: z.string(), secondary: z.string() }),
})
export type Competitor = z.infer<typeof Competitor>
