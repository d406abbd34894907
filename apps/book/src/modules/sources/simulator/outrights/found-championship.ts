import { createRng } from '@touchline/sports'
import type { WorldCompetitor, WorldTournament } from '../../../../seed/world.ts'
import { dayOf } from '../plan/day-programme.ts'
import type { Championship } from './championship.ts'

const DAY_MS = 86_400_000

/** Titles are won in the evening. */
const EVENING_MS = 20 * 3_600_000

/** How long a championship of a kind lasts, and how much of it is over when the world begins. */
const SEASON = { days: 280, over: 0.35 }
const CUP = { days: 12, over: 0.2 }
const EUROPEAN_CUP = { days: 260, over: 0.1 }

/**
 * The championship a league is playing for.
 * @param edition 1 for the one that is under way when the world begins; later ones start when the last one ended
 * @param at wall ms at which it is founded
 */
export function foundChampionship(
  seed: string,
  tournament: WorldTournament,
  competitors: ReadonlyMap<number, WorldCompetitor>,
  edition: number,
  at: number,
): Championship {
  const own = `${seed}/championship/${tournament.key}/${edition}`
  const kind = kindOf(tournament)
  const { days, over } = kind === 'league' ? SEASON : tournament.sport === 'football' ? EUROPEAN_CUP : CUP
  const length = (days + createRng(own).int(0, 9)) * DAY_MS
  const startsAt = dayOf(at - (edition === 1 ? over * length : 0))
  const prefix = tournament.provider === 'oddin' ? 'od' : 'sr'
  const entrants = tournament.field.map((id) => ({
    id: `${prefix}:competitor:${id}`,
    rating: competitors.get(id)?.rating ?? 0,
  }))
  const variant = `tl:championship:${tournament.id}-${edition}`
  return { variant, kind, seed: own, startsAt, endsAt: startsAt + length + EVENING_MS, entrants }
}

/** Tennis, e-sports and the European cups are knock-outs, leagues have tables. */
function kindOf({ sport, key }: WorldTournament): Championship['kind'] {
  const cups = ['tennis', 'cs2', 'dota2', 'lol']
  return cups.includes(sport) || key === 'champions-league' || key === 'europa-league' ? 'field' : 'league'
}
