import type { Pmf, ScoreViews } from '../../chance/grid.ts'
import type { FootballState } from './state.ts'
import type { FootballTruth, SquadPlayer } from './truth.ts'

/** Every player's chance to score at least once, by id; one who has scored is certain. */
export function scorerChances(
  truth: FootballTruth,
  state: FootballState,
  full: ScoreViews,
): ReadonlyMap<string, number> {
  const scored = new Set(state.goals.map((goal) => goal.scorer))
  const side = (squad: readonly SquadPlayer[], goals: Pmf) =>
    squad.map(({ id, share }): [string, number] => [id, scored.has(id) ? 1 : 1 - misses(goals, share)])
  return new Map([...side(truth.squads.home, full.home), ...side(truth.squads.away, full.away)])
}

/** E[(1 - share)^N] over the further goals N of their side. */
function misses(goals: Pmf, share: number): number {
  let sum = 0
  let none = 1
  for (const p of goals.p) {
    sum += p * none
    none *= 1 - share
  }
  return sum
}
