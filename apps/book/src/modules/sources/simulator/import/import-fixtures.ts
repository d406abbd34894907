import { FOOTBALL } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import { createWorld, type World } from '../../../../seed/world.ts'
import { storePlaces } from '../../../catalogue/index.ts'
import { loadWorldState } from '../store/world-state.ts'
import { isOfSeveral } from './club-country.ts'
import { createClubIndex } from './club-index.ts'
import type { Fixture, Problem } from './fixture.ts'
import { addUnknownClubs, loadClubs } from './import-clubs.ts'
import { findLeague, type ImportLeague, type ImportPlace, storeLeague } from './import-league.ts'
import { clubIn, isCup } from './league-kind.ts'
import { loadImported, type MoveMatch, type MoveOutcome, moveFixtures, noteFixtures } from './move-fixtures.ts'
import { type ImportedMatch, pairFixtures } from './pair-fixtures.ts'
import { type ImportMatch, prepareMatch } from './prepare-match.ts'
import { readFixtures } from './read-fixtures.ts'
import { removeInventedResults, storeFixtures } from './store-fixtures.ts'
import { type CallOffMatch, swapFixtures } from './swap-fixtures.ts'

/** The result of importing one league of a file. */
export interface LeagueReport {
  /** As the file calls it. */
  readonly name: string
  /** As the catalogue does. */
  readonly league: string
  readonly results: number
  readonly upcoming: number
  /** Stored by an earlier import. */
  readonly known: number
  /** Matches that have another kick-off now, in words. */
  readonly moved: readonly string[]
  /** Matches whose home and away side have changed places, in words. */
  readonly swapped: readonly string[]
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
  /** Where leagues are played that the world does not know. */
  readonly place?: ImportPlace | undefined
  readonly move: MoveMatch
  readonly callOff: CallOffMatch
}

/**
 * Imports football fixtures: results into the results, coming matches onto the programme, priced like all others. A
 * match that an earlier import has stored moves when the file moves it, and stays as it is otherwise. A sentence, and
 * nothing taken, when the file cannot be used at all or names a league of unknown country.
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
  const clubs = createClubIndex(await loadClubs(db))
  const found = byLeague(file.fixtures.map(withTeams)).map((fixtures) => ({
    fixtures,
    league: findLeague(world, fixtures, clubs, options.place ?? {}),
  }))
  const unknown = found.flatMap(({ league }) => (typeof league === 'string' ? [league] : []))
  if (unknown.length > 0) return unknown.join('; ')
  const leagues: LeagueReport[] = []
  for (const { fixtures, league } of found) {
    if (typeof league !== 'string') leagues.push(await importOne(importer, fixtures, league, problems))
  }
  return { leagues, problems: problems.sort((a, b) => a.row - b.row) }
}

interface Importer extends ImportOptions {
  readonly world: World
  readonly speed: number
}

async function importOne(
  { db, at, speed, move, callOff }: Importer,
  fixtures: readonly [Fixture, ...Fixture[]],
  found: ImportLeague,
  problems: Problem[],
): Promise<LeagueReport> {
  const ofOneCountry = !isOfSeveral(found.country.key) && !isCup(fixtures[0].league)
  const league = { ...found, id: await storeLeague(db, found), ofOneCountry }
  const clubs = createClubIndex(await loadClubs(db))
  const newClubs = await addUnknownClubs(db, clubs, fixtures, league.country.key, ofOneCountry)
  const matches: ImportMatch[] = []
  for (const fixture of fixtures) {
    const made = prepareMatch(fixture, league, clubs, FOOTBALL.model, at)
    if (typeof made === 'string')
      problems.push({ row: fixture.row, what: `${fixture.home} – ${fixture.away}`, why: made })
    else matches.push(made)
  }
  const imported = await loadImported(db, league.id)
  const before = problems.length
  const rows = withoutRepeats(matches, problems)
  const repeated = matches.length - rows.length - (problems.length - before)
  const pairs = pairFixtures(rows, imported)
  await noteFixtures(db, pairs.known)
  const moves = await moveFixtures(db, pairs.moved, move)
  const begun = new Set(await swapFixtures(db, pairs.swapped, callOff))
  const stored = await storeFixtures(
    db,
    withFreeSeeds(
      pairs.fresh.filter((row) => !begun.has(row)),
      imported,
    ),
    speed,
  )
  if (stored.added.some(({ score }) => score !== null)) await removeInventedResults(db, league.id)
  const refused = [...stored.refused, ...moves.flatMap(([row, outcome]) => (outcome === 'clash' ? [row] : []))]
  for (const { row, what } of refused) problems.push({ row, what, why: 'one of the teams plays another match then' })
  for (const [{ row, what }, outcome] of moves)
    if (outcome === 'begun') problems.push({ row, what, why: 'it is moved, and it has begun here' })
  for (const { row, what } of begun) problems.push({ row, what, why: 'its sides change places, and it has begun here' })
  return {
    name: fixtures[0].league,
    league: `${league.name} (${league.country.names.en})`,
    results: stored.added.filter((match) => match.score !== null).length,
    upcoming: stored.added.filter((match) => match.score === null).length,
    known: stored.known.length + pairs.known.length + repeated,
    moved: moves.flatMap(([row, outcome]) => describeMove(row, outcome)),
    swapped: pairs.swapped.flatMap(([row]) => (begun.has(row) ? [] : [`${row.what}: bets placed before are void`])),
    newClubs,
  }
}

/** Clubs of a competition of other teams than their first ones are other clubs. */
function withTeams(fixture: Fixture): Fixture {
  const { league, home, away } = fixture
  return { ...fixture, home: clubIn(league, home), away: clubIn(league, away) }
}

/** Rows without those that repeat a match of the same day; one that states another time for it is a problem. */
function withoutRepeats(rows: readonly ImportMatch[], problems: Problem[]): readonly ImportMatch[] {
  const first = new Map<string, ImportMatch>()
  return rows.filter((match) => {
    const other = first.get(match.seed)
    if (other === undefined) first.set(match.seed, match)
    else if (other.startsAt !== match.startsAt)
      problems.push({ row: match.row, what: match.what, why: `row ${other.row} has it at another time of that day` })
    return other === undefined
  })
}

/** A match that has moved keeps its seed: another meeting on its first day needs one of its own. */
function withFreeSeeds(rows: readonly ImportMatch[], stored: readonly ImportedMatch[]): readonly ImportMatch[] {
  const taken = new Set(stored.map(({ seed }) => seed))
  return rows.map((row) => (taken.has(row.seed) ? { ...row, seed: `${row.seed}/${row.startsAt}` } : row))
}

function describeMove({ what, startsAt }: ImportMatch, outcome: MoveOutcome): string[] {
  if (outcome !== 'kept' && outcome !== 'voided') return []
  const bets = outcome === 'kept' ? 'its bets stay valid' : 'bets placed before are void'
  return [`${what} to ${new Date(startsAt).toISOString().slice(0, 16)}Z: ${bets}`]
}

function byLeague(fixtures: readonly Fixture[]): readonly (readonly [Fixture, ...Fixture[]])[] {
  const groups = new Map<string, [Fixture, ...Fixture[]]>()
  for (const fixture of fixtures) {
    const key = `${fixture.country ?? ''}/${fixture.league}`
    const own = groups.get(key)
    if (own === undefined) groups.set(key, [fixture])
    else own.push(fixture)
  }
  return [...groups.values()]
}
