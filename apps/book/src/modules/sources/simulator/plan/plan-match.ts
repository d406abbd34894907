import type { WorldTournament } from '../../../../seed/world.ts'
import { busyUntil, type Diary } from './diary.ts'
import { rehearse } from './rehearse.ts'
import type { PlannedMatch, PlanWorld } from './types.ts'

interface Pairing {
  readonly tournament: WorldTournament
  readonly homeId: number
  readonly awayId: number
  readonly startsAt: number
}

/**
 * Puts a pairing on the programme and into the diary; null when one of the two is not free.
 * @param around days off that both need before and after it, in wall ms
 */
export function planMatch(
  world: PlanWorld,
  diary: Diary,
  pairing: Pairing,
  speed: number,
  around = 0,
): PlannedMatch | null {
  const { tournament, homeId, awayId, startsAt } = pairing
  const home = world.competitors.get(homeId)
  const away = world.competitors.get(awayId)
  const model = world.models[tournament.sport]
  if (home === undefined || away === undefined || model === undefined) return null
  const setup = {
    home: { id: homeId, rating: home.rating },
    away: { id: awayId, rating: away.rating },
    bestOf: tournament.bestOf,
    tempo: tournament.tempo,
  }
  const seed = `${world.seed}/${tournament.key}/${homeId}-${awayId}/${startsAt}`
  const { lengthMs } = rehearse(model, setup, seed)
  const until = busyUntil(startsAt + lengthMs / speed, speed)
  const isFree = (id: number) => diary.isFree(id, startsAt - around, until + around)
  if (!isFree(homeId) || !isFree(awayId)) return null
  diary.book(homeId, startsAt, until)
  diary.book(awayId, startsAt, until)
  return { tournamentId: tournament.id, sport: tournament.sport, homeId, awayId, startsAt, seed, setup, lengthMs }
}
