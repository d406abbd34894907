import {
  type AnySportModel,
  createRng,
  type MatchEvent,
  type MatchSetup,
  type Rng,
  type SportState,
} from '@touchline/sports'

/** A match played in one go from its seed: the same call always gives the same match. */
export interface Rehearsal {
  readonly truth: unknown
  readonly events: readonly MatchEvent[]
  /** Match time of the last event in ms. */
  readonly lengthMs: number
}

/** Share of the matches that are broken off and never played to their end. */
const ABANDONED = 1 / 400

/** Draws truth and events of a match. Every part of the server that needs them recomputes them here. */
export function rehearse(model: AnySportModel, setup: MatchSetup, seed: string): Rehearsal {
  const rng = createRng(seed)
  const truth = model.truth(setup, rng.fork('truth'))
  const events = untilBreakOff(model, model.play(truth, rng.fork('play')), rng.fork('fate'))
  return { truth, events, lengthMs: events.at(-1)?.at ?? 0 }
}

/** Nearly always the whole match; otherwise what there is of it until the floodlights fail. */
function untilBreakOff(model: AnySportModel, events: readonly MatchEvent[], rng: Rng): readonly MatchEvent[] {
  if (model.breakOff === undefined || !rng.chance(ABANDONED)) return events
  const at = Math.floor(rng.range(0.1, 0.9) * (events.at(-1)?.at ?? 0))
  return [...events.filter((event) => event.at < at), model.breakOff(at)]
}

/** The state after the last event. */
export function finalState(model: AnySportModel, { truth, events }: Rehearsal): SportState {
  let state = model.initial(truth)
  for (const event of events) state = model.apply(truth, state, event)
  return state
}
