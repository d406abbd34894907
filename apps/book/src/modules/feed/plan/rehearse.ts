import { createRng } from '../../../lib/rng.ts'
import type { AnySportModel, MatchEvent, MatchSetup, SportState } from '../model/types.ts'

/** A match played in one go from its seed: the same call always gives the same match. */
export interface Rehearsal {
  readonly truth: unknown
  readonly events: readonly MatchEvent[]
  /** Match time of the last event in ms. */
  readonly lengthMs: number
}

/** Draws truth and events of a match. Every part of the server that needs them recomputes them here. */
export function rehearse(model: AnySportModel, setup: MatchSetup, seed: string): Rehearsal {
  const rng = createRng(seed)
  const truth = model.truth(setup, rng.fork('truth'))
  const events = model.play(truth, rng.fork('play'))
  return { truth, events, lengthMs: events.at(-1)?.at ?? 0 }
}

/** The state after the last event. */
export function finalState(model: AnySportModel, { truth, events }: Rehearsal): SportState {
  let state = model.initial(truth)
  for (const event of events) state = model.apply(truth, state, event)
  return state
}
