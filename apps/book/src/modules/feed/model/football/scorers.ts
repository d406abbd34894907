import type { FairOutcome } from '../../../pricing/index.ts'
import type { Pmf, ScoreViews } from '../shared/grid.ts'
import { chance } from '../shared/sum.ts'
import type { FootballState } from './state.ts'
import type { FootballTruth, SquadPlayer } from './truth.ts'

/** Every player's chance to score at least once; one who has scored is certain. */
export function scorerOutcomes(truth: FootballTruth, state: FootballState, full: ScoreViews): readonly FairOutcome[] {
  const scored = new Set(state.goals.map((goal) => goal.scorer))
  const side = (squad: readonly SquadPlayer[], goals: Pmf): readonly FairOutcome[] =>
    squad.map(({ id, share }) => chance(id, scored.has(id) ? 1 : 1 - misses(goals, share)))
  return [...side(truth.squads.home, full.home), ...side(truth.squads.away, full.away)]
}

/** E[(1 - share)^N] over the further goals N of his side. */
function misses(goals: Pmf, share: number): number {
  let sum = 0
  let none = 1
  for (const p of goals.p) {
    sum += p * none
    none *= 1 - share
  }
  return sum
}
