/**
 * One drive: from the own half over midfield into the red zone, each step visible and decided once. How the chances of
 * its end change on the way is what moves the prices while the ball moves.
 */
import type { Side } from '../types.ts'

export const STAGES = ['own_half', 'opponent_half', 'red_zone'] as const
export type Stage = (typeof STAGES)[number]

/** How a drive ends: points of the side in possession, except a safety, which gives two to the other side. */
export const DRIVE_ENDS = ['touchdown_7', 'touchdown_6', 'touchdown_8', 'field_goal', 'safety', 'none'] as const
export type DriveEnd = (typeof DRIVE_ENDS)[number]

export interface Points {
  readonly own: number
  readonly other: number
}

export const POINTS: Readonly<Record<DriveEnd, Points>> = {
  touchdown_7: { own: 7, other: 0 },
  touchdown_6: { own: 6, other: 0 },
  touchdown_8: { own: 8, other: 0 },
  field_goal: { own: 3, other: 0 },
  safety: { own: 0, other: 2 },
  none: { own: 0, other: 0 },
}

/** Chances at one stage: to advance to the next one, or to end the drive there. */
export interface StageChances {
  readonly advance: number
  readonly ends: Readonly<Partial<Record<DriveEnd, number>>>
}

/** A side's chances by stage. */
export type Offence = Readonly<Record<Stage, StageChances>>

/** Shares of an even match: 19.5 % touchdowns of 7, 2 % of 6 or 8, 15.5 % field goals, .3 % safeties of all drives. */
const CROSSES = 0.55
const ENTERS_RED_ZONE = 0.55
const RED_ZONE_TOUCHDOWN = 0.71
const RED_ZONE_FIELD_GOAL = 0.182
const LONG_FIELD_GOAL = 0.404
const SAFETY = 0.0067
const MISSED_EXTRA_POINT = 0.055
const TWO_POINTS = 0.038

/** The chances of a side whose log-odds of every step forward are moved by `edge`. */
export function offence(edge: number): Offence {
  const crosses = moved(CROSSES, edge)
  const enters = moved(ENTERS_RED_ZONE, edge)
  const touchdown = moved(RED_ZONE_TOUCHDOWN, edge)
  const stopped = 1 - touchdown
  const fieldGoal = stopped * (RED_ZONE_FIELD_GOAL / (1 - RED_ZONE_TOUCHDOWN))
  return {
    own_half: { advance: crosses, ends: { safety: SAFETY * (1 - crosses), none: (1 - SAFETY) * (1 - crosses) } },
    opponent_half: {
      advance: enters,
      ends: { field_goal: LONG_FIELD_GOAL * (1 - enters), none: (1 - LONG_FIELD_GOAL) * (1 - enters) },
    },
    red_zone: {
      advance: 0,
      ends: {
        touchdown_7: touchdown * (1 - MISSED_EXTRA_POINT - TWO_POINTS),
        touchdown_6: touchdown * MISSED_EXTRA_POINT,
        touchdown_8: touchdown * TWO_POINTS,
        field_goal: fieldGoal,
        none: stopped - fieldGoal,
      },
    },
  }
}

/** How a drive that is at `stage` will end. */
export function driveEnds(offence: Offence, stage: Stage): Readonly<Record<DriveEnd, number>> {
  const sums = { touchdown_7: 0, touchdown_6: 0, touchdown_8: 0, field_goal: 0, safety: 0, none: 0 }
  let alive = 1
  for (const at of STAGES.slice(STAGES.indexOf(stage))) {
    for (const end of DRIVE_ENDS) sums[end] += alive * (offence[at].ends[end] ?? 0)
    alive *= offence[at].advance
  }
  return sums
}

/** Points a drive's end gives to each side. */
export function drivePoints(end: DriveEnd, possession: Side): { readonly home: number; readonly away: number } {
  const { own, other } = POINTS[end]
  return possession === 'home' ? { home: own, away: other } : { home: other, away: own }
}

function moved(p: number, by: number): number {
  return 1 / (1 + Math.exp(-(Math.log(p / (1 - p)) + by)))
}
