import type { ScoreView } from '@touchline/sports'
import { finalState, rehearse } from '../plan/rehearse.ts'
import type { PlannedMatch, SportModels } from '../plan/types.ts'

/** How a planned match has ended by `at` (wall ms), or null while it has not. */
export function finalScore(models: SportModels, planned: PlannedMatch, speed: number, at: number): ScoreView | null {
  const model = models[planned.sport]
  if (model === undefined || planned.startsAt + planned.lengthMs / speed > at) return null
  const rehearsal = rehearse(model, planned.setup, planned.seed)
  return model.score(rehearsal.truth, finalState(model, rehearsal))
}
