import { type Rng, SPORT_MODELS } from '@touchline/sports'
import type { Db } from '../../db/index.ts'
import { rehearse } from '../../modules/sources/simulator/plan/rehearse.ts'
import { insertMatches } from '../../modules/sources/simulator/store/insert-matches.ts'
import type { StoredMatch } from '../../modules/sources/simulator/store/stored-match.ts'
import type { World, WorldTournament } from '../../seed/world.ts'

type PlayedSport = keyof typeof SPORT_MODELS

/** Sports by how often they come; the dear ones to price come rarely. */
const DRAW: readonly PlayedSport[] = [
  ...Array.from({ length: 4 }, () => 'football' as const),
  ...Array.from({ length: 4 }, () => 'tennis' as const),
  ...Array.from({ length: 4 }, () => 'baseball' as const),
  ...Array.from({ length: 6 }, () => 'cs2' as const),
  'ice-hockey',
  'ice-hockey',
  'dota2',
  'dota2',
  'lol',
  'american-football',
  'basketball',
]

/** A match of the simulation. */
export interface SimMatch extends Pick<StoredMatch, 'id' | 'startsAt'> {
  readonly sport: PlayedSport
}

/**
 * Draws the matches of a simulation and stores them: two football matches at least, one of them long after the others.
 * Their clocks run so fast that each is over within a minute or two.
 */
export async function storeFixtures(db: Db, rng: Rng, world: World, at: number): Promise<readonly SimMatch[]> {
  const drawn = Array.from({ length: rng.int(2, 3) }, () => rng.pick(DRAW))
  const sports: PlayedSport[] = ['football', 'football', ...drawn]
  const busy = new Set<number>()
  const stored: SimMatch[] = []
  for (const [index, sport] of sports.entries()) {
    const tournament = rng.pick(world.tournaments.filter((league) => league.sport === sport))
    const [homeId, awayId] = pair(tournament, busy, rng)
    const setup = {
      home: { id: homeId, rating: ratingOf(world, homeId) },
      away: { id: awayId, rating: ratingOf(world, awayId) },
      bestOf: tournament.bestOf,
      tempo: tournament.tempo,
    }
    const seed = `simulation/${rng.int(1, 1_000_000_000)}`
    const { lengthMs } = rehearse(SPORT_MODELS[sport], setup, seed)
    const startsAt = at + 1_000 * (index === 1 ? rng.int(300, 3_000) : index % 3 === 0 ? 1 : rng.int(10, 60))
    const speed = Math.max(1, Math.round(lengthMs / (rng.int(40, 80) * 1_000)))
    const planned = { tournamentId: tournament.id, sport, homeId, awayId, startsAt, seed, setup, lengthMs }
    const rows = await insertMatches(db, [{ planned, finalScore: null }], 'programme', speed)
    stored.push(...rows.map((match) => ({ ...match, sport })))
  }
  return stored
}

function pair({ field }: WorldTournament, busy: Set<number>, rng: Rng): readonly [home: number, away: number] {
  const free = field.filter((id) => !busy.has(id))
  const home = rng.pick(free)
  const away = rng.pick(free.filter((id) => id !== home))
  busy.add(home).add(away)
  return [home, away]
}

function ratingOf({ competitors }: World, id: number): number {
  return competitors.find((competitor) => competitor.id === id)?.rating ?? 0
}
