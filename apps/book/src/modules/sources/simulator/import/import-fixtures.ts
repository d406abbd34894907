import { FOOTBALL } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import { createWorld, type World } from '../../../../seed/world.ts'
import { storePlaces } from '../../../catalogue/index.ts'
import { loadWorldState } from '../store/world-state.ts'
import { chooseLeague } from './choose-league.ts'
import { createClubIndex } from './club-index.ts'
import type { Fixture, Problem } from './fixture.ts'
import { addUnknownClubs, loadClubs } from './import-clubs.ts'
import { type ImportLeague, importedLeague } from './import-league.ts'
import { type ImportMatch, prepareMatch } from './prepare-match.ts'
import { readFixtures } from './read-fixtures.ts'
import { storeFixtures } from './store-fixtures.ts'

/** What became of one league of a file. */
export interface LeagueReport {
  /** As the file calls it. */
  readonly name: string
  /** As the catalogue does. */
  readonly league: string
  readonly results: number
  readonly upcoming: number
  /** Stored by an earlier import. */
  readonly known: number
  readonly newClubs: readonly string[]
}

export interface ImportReport {
  readonly leagues: readonly LeagueReport[]
  /** Rows that were skipped, by row. */
  readonly problems: readonly Problem[]
}

export interface ImportOptions {
  readonly db: Db
  /** Wall ms of now. */
  readonly at: number
  /** Seed and speed of a world that does not exist yet. */
  readonly simSeed: string
  readonly simSpeed: number
}

/**
 * Imports football fixtures: results into the results, coming matches onto the programme, priced like all others. What
 * an earlier import has stored stays as it is. A sentence when the file cannot be used at all.
 */
export async function importFixtures(text: string, options: ImportOptions): Promise<ImportReport | string> {
  const file = readFixtures(text)
  if (typeof file === 'string') return file
  if (file.fixtures.length === 0) return 'none of its rows can be used'
  const { db, simSeed, simSpeed } = options
  const state = await loadWorldState(db)
  const world = createWorld(state?.seed ?? simSeed)
  if (state === null) await storePlaces(db, world)
  const importer = { ...options, world, speed: state?.speed ?? simSpeed }
  const problems = [...file.problems]
  const leagues: LeagueReport[] = []
  for (const fixtures of byLeague(file.fixtures).values()) leagues.push(await importOne(importer, fixtures, problems))
  return { leagues, problems: problems.sort((a, b) => a.row - b.row) }
}

interface Importer {
  readonly db: Db
  readonly at: number
  readonly world: World
  readonly speed: number
}

async function importOne(importer: Importer, fixtures: readonly Fixture[], problems: Problem[]): Promise<LeagueReport> {
  const { db, at, world, speed } = importer
  const clubs = createClubIndex(await loadClubs(db))
  const league = await leagueOf(importer, fixtures, clubs)
  const newClubs = await addUnknownClubs(db, clubs, fixtures, league.country)
  const matches: ImportMatch[] = []
  for (const fixture of fixtures) {
    const made = prepareMatch(fixture, league, clubs, FOOTBALL.model, at)
    if (typeof made === 'string')
      problems.push({ row: fixture.row, what: `${fixture.home} – ${fixture.away}`, why: made })
    else matches.push(made)
  }
  const stored = await storeFixtures(db, matches, speed)
  for (const { row, what } of stored.refused)
    problems.push({ row, what, why: 'one of the teams plays another match then' })
  return {
    name: fixtures[0]?.league ?? '',
    league: `${league.name} (${world.categories.find(({ key }) => key === league.country)?.names.en ?? league.country})`,
    results: stored.added.filter((match) => match.score !== null).length,
    upcoming: stored.added.filter((match) => match.score === null).length,
    known: stored.known.length,
    newClubs,
  }
}

async function leagueOf(
  { db, world }: Importer,
  fixtures: readonly Fixture[],
  clubs: ReturnType<typeof createClubIndex>,
): Promise<ImportLeague> {
  const football = world.tournaments.filter((tournament) => tournament.sport === 'football')
  const chosen = chooseLeague(fixtures, clubs, football)
  const [first] = fixtures
  if (chosen === null) {
    if (first === undefined) throw new Error('A league without rows cannot be imported.')
    return importedLeague(db, first)
  }
  const { id, key, names, tempo, utcOffset } = chosen
  const country = world.categories.find((category) => category.id === chosen.categoryId)?.key ?? 'international'
  return { id, key, name: names.en, country, tempo, utcOffset }
}

function byLeague(fixtures: readonly Fixture[]): ReadonlyMap<string, readonly Fixture[]> {
  const groups = new Map<string, Fixture[]>()
  for (const fixture of fixtures) {
    const key = `${fixture.country ?? ''}/${fixture.league}`
    const own = groups.get(key)
    if (own === undefined) groups.set(key, [fixture])
    else own.push(fixture)
  }
  return groups
}
