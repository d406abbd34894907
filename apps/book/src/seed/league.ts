import type { MatchSportKey, Provider } from '@touchline/contract'
import type { TextId } from '../texts/index.ts'

type KeyOf<Id> = Id extends `league.${infer Key}` ? Key : never
/** Those that have a name in the texts: one that has none does not compile. */
type LeagueKey = KeyOf<TextId>

/** A league of the demo world: its clubs, their strength, how often they play. */
export interface LeagueSeed {
  /** Stable word for the league, in seeds of chance and in the texts that name it (`league.<key>`). */
  readonly key: LeagueKey
  readonly id: number
  readonly sport: MatchSportKey
  /** Key of its category (`categories.ts`) inside the sport. */
  readonly category: string
  /** 1 is shown first within the sport. */
  readonly priority: number
  /** Mean rating of its competitors; 0 is the mean of the sport's world. */
  readonly level: number
  /** Distance of the first from the last, in ratings, halved. */
  readonly spread: number
  /** Goal level of the league, 1 is the sport's mean. */
  readonly tempo: number
  /** Sets or maps; 0 where the sport has one format. */
  readonly bestOf?: 3 | 5
  /** Weekly programme in UTC: `sat 12:30 15:00*3, sun 14:00`. */
  readonly week: string
  readonly provider?: Provider
  /** Clubs of its own, one line each: name | short | city | stadium | colours | aliases; strongest first. */
  readonly clubs?: string
  /** Competitors of its own by name only, separated by semicolons, strongest first. */
  readonly names?: string
  /** Clubs at home in other leagues, by name, separated by semicolons. */
  readonly field?: string
}
