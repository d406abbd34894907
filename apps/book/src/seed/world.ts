import type { MatchSportKey, Provider } from '@touchline/contract'
import { createRng } from '@touchline/sports'
import { type LocalNames, textInEach } from '../texts/index.ts'
import { CATEGORIES, categoryCountry, categoryId } from './categories.ts'
import { type ClubSeed, clubsOf, splitNames } from './clubs.ts'
import type { LeagueSeed } from './league.ts'
import { LEAGUES } from './leagues.ts'
import { SPORTS, type SportSeed } from './sports.ts'
import { parseWeek, type WeekSlot } from './week.ts'

export interface WorldCategory {
  readonly id: number
  readonly sportId: number
  readonly key: string
  readonly names: LocalNames
  readonly country: string | null
  readonly priority: number
  readonly zone: string
}

export interface WorldTournament {
  readonly id: number
  readonly urn: string
  readonly key: string
  readonly sport: MatchSportKey
  readonly sportId: number
  readonly categoryId: number
  readonly names: LocalNames
  readonly priority: number
  readonly provider: Provider
  /** Goal level of the league, 1 is the sport's mean. */
  readonly tempo: number
  readonly bestOf: 0 | 3 | 5
  /** Weekly programme. */
  readonly week: readonly WeekSlot[]
  /** IANA name of the zone it is played in. */
  readonly zone: string
  /** Competitors by id. */
  readonly field: readonly number[]
}

export interface WorldCompetitor extends ClubSeed {
  readonly id: number
  readonly sport: MatchSportKey
  readonly sportId: number
  /** Country it is at home in; null for players and international teams. */
  readonly country: string | null
  /** Mean 0, standard deviation about 1 inside a sport. */
  readonly rating: number
}

export interface World {
  readonly sports: readonly SportSeed[]
  readonly categories: readonly WorldCategory[]
  readonly tournaments: readonly WorldTournament[]
  readonly competitors: readonly WorldCompetitor[]
}

/** The demo world of a seed. Ids do not depend on the seed; strengths do, within the order of a league's table. */
export function createWorld(seed: string): World {
  const categories = new Map<number, WorldCategory>()
  const competitors: WorldCompetitor[] = []
  const tournaments: WorldTournament[] = []
  for (const league of LEAGUES) {
    const sport = sportOf(league.sport)
    const category = categoryOf(league, sport)
    categories.set(category.id, category)
    const own = competitorsOf(league, sport, category, seed)
    competitors.push(...own)
    const field = league.field === undefined ? own : guests(league, competitors)
    tournaments.push(tournamentOf(league, sport, category, field))
  }
  return { sports: SPORTS, categories: [...categories.values()], tournaments, competitors }
}

function sportOf(key: MatchSportKey): SportSeed {
  const sport = SPORTS.find((candidate) => candidate.key === key)
  if (sport === undefined) throw new Error(`No sport with the key ${key}`)
  return sport
}

function categoryOf(league: LeagueSeed, sport: SportSeed): WorldCategory {
  const entry = CATEGORIES.get(league.category)
  if (entry === undefined) throw new Error(`League ${league.key} names an unknown category: ${league.category}`)
  return {
    id: categoryId(sport.id, entry.place),
    sportId: sport.id,
    key: entry.key,
    names: entry.names,
    country: categoryCountry(league.sport, entry),
    priority: entry.place,
    zone: entry.zone,
  }
}

function competitorsOf(
  league: LeagueSeed,
  sport: SportSeed,
  category: WorldCategory,
  seed: string,
): readonly WorldCompetitor[] {
  const clubs = clubsOf(league)
  const rng = createRng(`${seed}/strength/${league.key}`)
  return clubs.map((club, i) => {
    const rank = clubs.length === 1 ? 0 : 1 - (2 * i) / (clubs.length - 1)
    // The noise may swap neighbours, never turn the table upside down.
    const rating = league.level + league.spread * (rank + rng.normal(0, 0.08))
    return {
      ...club,
      id: league.id * 100 + i + 1,
      sport: league.sport,
      sportId: sport.id,
      country: category.country === null || league.category === 'europe' ? null : league.category,
      rating: Math.round(rating * 10_000) / 10_000,
    }
  })
}

function guests(league: LeagueSeed, known: readonly WorldCompetitor[]): readonly WorldCompetitor[] {
  return splitNames(league.field ?? '').map((name) => {
    const club = known.find((candidate) => candidate.sport === league.sport && candidate.name === name)
    if (club === undefined) throw new Error(`League ${league.key} invites a club that has no league: ${name}`)
    return club
  })
}

function tournamentOf(
  league: LeagueSeed,
  sport: SportSeed,
  category: WorldCategory,
  field: readonly WorldCompetitor[],
): WorldTournament {
  const provider = league.provider ?? sport.provider
  return {
    id: league.id,
    urn: `${provider === 'oddin' ? 'od' : 'sr'}:tournament:${league.id}`,
    key: league.key,
    sport: league.sport,
    sportId: sport.id,
    categoryId: category.id,
    names: textInEach(`league.${league.key}`),
    priority: league.priority,
    provider,
    tempo: league.tempo,
    bestOf: league.bestOf ?? 0,
    week: parseWeek(league.week),
    zone: category.zone,
    field: field.map((competitor) => competitor.id),
  }
}
