import type { SportKey } from '@touchline/betting'
import type { TournamentRow } from '../reference/reference.ts'

/** Month (1 to 12) in which a season begins. Football outside of `SPRING_COUNTRIES` is played from August on. */
const FIRST_MONTH: { readonly [S in SportKey]?: number } = {
  football: 8,
  basketball: 10,
  'ice-hockey': 9,
  'american-football': 9,
  baseball: 3,
}
/** Countries whose football is played within one calendar year. */
const SPRING_COUNTRIES: ReadonlySet<string> = new Set([
  'brazil',
  'argentina',
  'usa',
  'japan',
  'south-korea',
  'sweden',
  'finland',
])
const SPRING = 2
const NEW_YEAR = 1

/** What decides when the season of a league begins. */
interface LeagueOfSeason {
  readonly category: Pick<TournamentRow['category'], 'key'> & { readonly sport: { readonly key: SportKey } }
}

/** Start (Unix ms, UTC) of the season of a league that a moment lies in. */
export function seasonStart({ category }: LeagueOfSeason, at: number): number {
  const { key: sport } = category.sport
  const month = sport === 'football' && SPRING_COUNTRIES.has(category.key) ? SPRING : (FIRST_MONTH[sport] ?? NEW_YEAR)
  const year = new Date(at).getUTCFullYear()
  const start = Date.UTC(year, month - 1, 1)
  return start <= at ? start : Date.UTC(year - 1, month - 1, 1)
}
