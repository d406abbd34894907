import type { EventStatus } from '@touchline/contract'
import type { Db } from '../db/index.ts'
import type { MatchEntry } from '../modules/catalogue/index.ts'
import type { TestBook } from './test-book.ts'

/** Two sports, three leagues, a few competitors: enough to browse, follow and search. */
const SPORTS = [
  { id: 1, key: 'football', en: 'Football', de: 'Fußball', type: 'regular' },
  { id: 5, key: 'tennis', en: 'Tennis', de: 'Tennis', type: 'regular' },
  { id: 110, key: 'cs2', en: 'Counter-Strike 2', de: 'Counter-Strike 2', type: 'cyber' },
] as const
const LEAGUES = [
  { id: 1001, sportId: 1, en: 'Premier League', de: 'Premier League' },
  { id: 5001, sportId: 5, en: 'Vienna Open', de: 'Wien Open' },
  { id: 11001, sportId: 110, en: 'Baltic Cup', de: 'Baltischer Pokal' },
] as const
export const COMPETITORS = {
  arsenal: { id: 101, sportId: 1, name: 'Arsenal', aliases: ['The Gunners'] },
  chelsea: { id: 102, sportId: 1, name: 'Chelsea', aliases: [] },
  bayern: { id: 103, sportId: 1, name: 'Bayern München', aliases: ['FC Bayern'] },
  malmo: { id: 104, sportId: 1, name: 'Malmö FF', aliases: [] },
  novotny: { id: 501, sportId: 5, name: 'Tereza Novotná', aliases: [] },
  lund: { id: 502, sportId: 5, name: 'Astrid Lund', aliases: [] },
  foxes: { id: 11_011, sportId: 110, name: 'Tallinn Foxes', aliases: [] },
  wolves: { id: 11_012, sportId: 110, name: 'Riga Wolves', aliases: [] },
} as const
export type CompetitorName = keyof typeof COMPETITORS

export interface FixtureWish {
  readonly home?: CompetitorName
  readonly away?: CompetitorName
  readonly status?: EventStatus
  /** Ms from now; negative: it began so long ago. */
  readonly startsIn?: number
  readonly score?: { readonly home: number; readonly away: number }
}

/** The leagues above, with events as the test wants them. */
export interface TestWorld {
  /** An event that can be seen now. */
  shows(wish?: FixtureWish): MatchEntry
  /** A result in the database; returns its id. */
  played(wish?: FixtureWish): Promise<number>
}

let serial = 500_000

export async function openTestWorld(book: TestBook): Promise<TestWorld> {
  const { catalogue, clock } = book
  const { db } = book.parts
  await storeLeagues(db)
  const reference = await catalogue.reload()
  const side = (name: CompetitorName) => {
    const row = reference.competitors.get(COMPETITORS[name].id)
    const tournament = [...reference.tournaments.values()].find((league) => league.category.sport.id === row?.sportId)
    if (row === undefined || tournament === undefined) throw new Error(`${name} is not in the catalogue`)
    return { row, tournament }
  }
  const scoreView = ({ home, away }: { readonly home: number; readonly away: number }) => ({
    stage: 100,
    home,
    away,
    game: null,
    server: null,
    periods: [{ number: 1, type: '1st_half', home, away }],
    maxPeriods: 2,
    clock: null,
    situation: null,
    counters: { corners: { home: 4, away: 2 } },
  })

  return {
    shows({ home = 'arsenal', away = 'chelsea', status = 0, startsIn = 3_600_000, score } = {}) {
      const [one, other] = [side(home), side(away)]
      const entry: MatchEntry = {
        type: 'match',
        id: ++serial,
        tournament: one.tournament,
        home: one.row,
        away: other.row,
        startsAt: clock.now() + startsIn,
        status,
        score: score === undefined ? null : scoreView(score),
        scoreAt: clock.now(),
        speed: 1,
        betStop: null,
        version: 1,
      }
      book.sink.event(entry)
      return entry
    },
    async played({ home = 'arsenal', away = 'chelsea', startsIn = -86_400_000, score = { home: 2, away: 1 } } = {}) {
      const [one, other] = [side(home), side(away)]
      const at = new Date(clock.now() + startsIn)
      const [row] = await db.query<{ id: number }>(
        `INSERT INTO matches (type, tournament_id, home_id, away_id, origin, seed, status, starts_at, anchor_at, speed, score)
         VALUES ('match', $1, $2, $3, 'import', $4, 4, $5, $5, 1, $6) RETURNING id`,
        [one.tournament.id, one.row.id, other.row.id, `test-${++serial}`, at, JSON.stringify(scoreView(score))],
      )
      return row?.id ?? 0
    },
  }
}

async function storeLeagues(db: Db): Promise<void> {
  const names = (thing: { readonly en: string; readonly de: string }) => JSON.stringify({ en: thing.en, de: thing.de })
  for (const [index, sport] of SPORTS.entries()) {
    await db.query(
      `INSERT INTO sports (id, key, names, type, priority, provider) VALUES ($1, $2, $3, $4, $5, 'betradar')
       ON CONFLICT DO NOTHING`,
      [sport.id, sport.key, names(sport), sport.type, index + 1],
    )
    await db.query(
      `INSERT INTO categories (id, sport_id, key, names, country_code, priority) VALUES ($1, $1, 'world', $2, NULL, 1)
       ON CONFLICT DO NOTHING`,
      [sport.id, names({ en: 'World', de: 'Welt' })],
    )
  }
  for (const league of LEAGUES) {
    await db.query(
      `INSERT INTO tournaments (id, category_id, key, names, priority, provider, tempo, best_of)
       VALUES ($1, $2, $3, $4, 1, 'betradar', 1, 3) ON CONFLICT DO NOTHING`,
      [league.id, league.sportId, `league-${league.id}`, names(league)],
    )
  }
  for (const { id, sportId, name, aliases } of Object.values(COMPETITORS)) {
    await db.query(
      `INSERT INTO competitors (id, sport_id, name, short_name, primary_color, secondary_color, aliases, rating)
       VALUES ($1, $2, $3, $4, '#112233', '#ffffff', $5::text[], 0) ON CONFLICT DO NOTHING`,
      [id, sportId, name, name.slice(0, 3).toUpperCase(), [...aliases]],
    )
  }
}
