import type { AnySportModel, ScoreView, SportState } from '@touchline/sports'
import { rehearse } from '../plan/rehearse.ts'
import { matchTime, type StoredMatch, wallTime } from '../store/stored-match.ts'

/** A match under way: its state at the time it was last advanced to. */
export interface LiveMatch {
  readonly match: StoredMatch
  readonly model: AnySportModel
  readonly truth: unknown
  state(): SportState
  /** Wall time of the next event; infinite after the last. */
  nextEventAt(): number
  /** Moves to a wall time, applying the events due. Returns how many there were. */
  advance(at: number): number
  score(): ScoreView
}

/** Recomputes a match from its seed; it is at kick-off until advanced. */
export function createLiveMatch(match: StoredMatch, model: AnySportModel): LiveMatch {
  const { truth, events } = rehearse(model, match.setup, match.seed)
  let state = model.initial(truth)
  let next = 0
  return {
    match,
    model,
    truth,
    state: () => state,
    nextEventAt() {
      const event = events[next]
      return event === undefined ? Number.POSITIVE_INFINITY : wallTime(match, event.at)
    },
    advance(at) {
      const now = matchTime(match, at)
      const before = next
      for (let event = events[next]; event !== undefined && event.at <= now; event = events[next]) {
        state = model.apply(truth, state, event)
        next++
      }
      if (state.phase !== 'ended' && now > state.now) state = model.advance(truth, state, now)
      return next - before
    },
    score: () => model.score(truth, state),
  }
}
