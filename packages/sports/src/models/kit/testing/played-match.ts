import { createRng, type Rng } from '../../../rng.ts'
import type { MatchEvent, MatchSetup, SportModel, SportState } from '../../types.ts'

/** A match played to its end, whose state can be requested at any time. */
export interface PlayedMatch<T, S extends SportState> {
  readonly truth: T
  readonly events: readonly MatchEvent[]
  /** Match time of the last event. */
  readonly end: number
  readonly final: S
  /** State at a match time; a negative time is before the start. */
  at(time: number): S
}

/** Ratings, format and tempo drawn from the seed. */
export interface SetupRange {
  readonly bestOf: readonly number[]
  readonly tempo: readonly [number, number]
}

export function setupOf(seed: string, range: SetupRange): MatchSetup {
  const rng = createRng(`${seed}/setup`)
  return {
    home: { id: 1, rating: rng.normal(0, 1) },
    away: { id: 2, rating: rng.normal(0, 1) },
    bestOf: rng.pick(range.bestOf),
    tempo: rng.range(range.tempo[0], range.tempo[1]),
  }
}

export function playMatch<T, S extends SportState>(
  model: SportModel<T, S>,
  setup: MatchSetup,
  seed: string,
): PlayedMatch<T, S> {
  return playWith(model, setup, createRng(`${seed}/truth`), createRng(`${seed}/play`))
}

/** A match of a sport that has only one format, of competitors and a league drawn from the seed. */
export function playSeed<T, S extends SportState>(model: SportModel<T, S>, seed: string): PlayedMatch<T, S> {
  const rng = createRng(seed)
  const setup: MatchSetup = {
    home: { id: 1, rating: rng.normal(0, 1) },
    away: { id: 2, rating: rng.normal(0, 1) },
    bestOf: 0,
    tempo: rng.range(0.9, 1.1),
  }
  return playWith(model, setup, createRng(`${seed} truth`), createRng(`${seed} play`))
}

function playWith<T, S extends SportState>(
  model: SportModel<T, S>,
  setup: MatchSetup,
  truthRng: Rng,
  playRng: Rng,
): PlayedMatch<T, S> {
  const truth = model.truth(setup, truthRng)
  const events = model.play(truth, playRng)
  const end = events.at(-1)?.at ?? 0
  function at(time: number): S {
    let state = model.initial(truth)
    for (const event of events) {
      if (event.at > time) break
      state = model.apply(truth, model.advance(truth, state, event.at), event)
    }
    return time < 0 ? state : model.advance(truth, state, time)
  }
  return { truth, events, end, final: at(end), at }
}
