import type { SportKey } from '@touchline/betting'
import type { EventStatus } from '@touchline/contract'
import type { ScoreView } from '@touchline/sports'
import type { MatchEntry } from '../events/event-entry.ts'
import type { CompetitorRow, TournamentRow } from '../reference/reference.ts'

/** What a test wants to say of an event; the rest is made up. */
export interface EntryWish {
  readonly id: number
  readonly status?: EventStatus
  /** Wall ms. */
  readonly startsAt?: number
  readonly version?: number
  readonly tournament?: TournamentRow
}

export function testTournament(
  wish: {
    readonly id?: number
    readonly sport?: SportKey
    readonly sportId?: number
    readonly priority?: number
    readonly categoryId?: number
    readonly categoryPriority?: number
  } = {},
): TournamentRow {
  const { id = 1001, sport = 'football', sportId = 1, priority = 1, categoryId = 1001, categoryPriority = 1 } = wish
  const cyber = sport === 'cs2' || sport === 'dota2' || sport === 'lol'
  return {
    id,
    key: `league-${id}`,
    names: { en: `League ${id}`, de: `Liga ${id}` },
    priority,
    provider: cyber ? 'oddin' : 'betradar',
    tempo: 1,
    bestOf: 0,
    category: {
      id: categoryId,
      key: 'england',
      names: { en: 'England', de: 'England' },
      countryCode: 'GB-ENG',
      priority: categoryPriority,
      sport: {
        id: sportId,
        key: sport,
        names: { en: 'Football', de: 'Fußball' },
        type: cyber ? 'cyber' : 'regular',
        priority: sportId,
        place: sportId,
        provider: cyber ? 'oddin' : 'betradar',
      },
    },
  }
}

export function testCompetitor(id: number, name: string): CompetitorRow {
  return {
    id,
    sportId: 1,
    name,
    shortName: name.slice(0, 3).toUpperCase(),
    city: 'London',
    stadium: 'The Ground',
    country: 'england',
    primary: '#EF0107',
    secondary: '#FFFFFF',
    aliases: [],
    rating: 0,
  }
}

export const TEST_SCORE: ScoreView = {
  stage: 7,
  home: 2,
  away: 1,
  game: null,
  server: null,
  periods: [
    { number: 1, type: '1st_half', home: 1, away: 1 },
    { number: 2, type: '2nd_half', home: 1, away: 0 },
  ],
  maxPeriods: 2,
  clock: {
    match_time: 3_792,
    stoppage_time: null,
    stoppage_time_announced: null,
    remaining_time: null,
    remaining_time_in_period: null,
    stopped: false,
  },
  situation: { type: 'attack', side: 'home', progress: 0.7 },
  counters: { corners: { home: 5, away: 2 } },
}

export function testMatchEntry(wish: EntryWish): MatchEntry {
  const { id, status = 0, startsAt = 1_800_000_000_000, version = 1, tournament = testTournament() } = wish
  return {
    type: 'match',
    id,
    tournament,
    home: testCompetitor(100_101, 'Arsenal'),
    away: testCompetitor(100_106, 'Chelsea'),
    startsAt,
    status,
    score: status === 0 ? null : TEST_SCORE,
    scoreAt: startsAt,
    speed: 6,
    betStop: null,
    version,
  }
}
