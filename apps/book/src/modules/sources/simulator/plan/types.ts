import type { SportKey } from '@touchline/betting'
import type { AnySportModel, MatchSetup } from '@touchline/sports'
import type { World, WorldCompetitor, WorldTournament } from '../../../../seed/world.ts'

/** The models the world can be played with; a sport without one stays off the programme. */
export type SportModels = Partial<{ readonly [K in SportKey]: AnySportModel }>

/** A match of the programme, before it is stored. */
export interface PlannedMatch {
  readonly tournamentId: number
  readonly sport: SportKey
  readonly homeId: number
  readonly awayId: number
  /** Kick-off, wall ms. */
  readonly startsAt: number
  /** Seeds everything about the match. */
  readonly seed: string
  readonly setup: MatchSetup
  /** From kick-off to the last event, in ms of match time. */
  readonly lengthMs: number
}

/** The world as the planner looks things up in it. */
export interface PlanWorld {
  readonly seed: string
  readonly models: SportModels
  readonly tournaments: readonly WorldTournament[]
  readonly competitors: ReadonlyMap<number, WorldCompetitor>
  /** How much of the whole programme is played, above 0 to 1. */
  readonly share: number
}

/** The leagues whose sport can be played. */
export function planWorld(seed: string, world: World, models: SportModels, share: number): PlanWorld {
  return {
    seed,
    models,
    tournaments: world.tournaments.filter((tournament) => models[tournament.sport] !== undefined),
    competitors: new Map(world.competitors.map((competitor) => [competitor.id, competitor])),
    share,
  }
}
