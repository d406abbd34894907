import { type ScoreRule, winsAt } from '../../markets/rule.ts'
import { numberIn } from '../../markets/specifier.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import type { Wins } from '../kit/joint.ts'
import { needed } from '../kit/series.ts'
import type { Pair } from '../kit/sides.ts'
import type { TennisState } from './state.ts'
import type { TennisView } from './views.ts'

/** The legs of a custom bet by the score they are about. */
export interface TennisLegs {
  /** Sets and games of the whole match. */
  readonly sets: readonly Wins<Pair>[]
  readonly games: readonly Wins<Pair>[]
  /** The running set and the one after it. */
  readonly runningSet: readonly Wins<Pair>[]
  readonly nextSet: readonly Wins<Pair>[]
  /** The running game and the one after it, as 1:0 or 0:1. */
  readonly runningGame: readonly Wins<Pair>[]
  readonly nextGame: readonly Wins<Pair>[]
}

/** Null when a leg lies outside of the joint. */
export function readLegs(state: TennisState, legs: readonly ReadLeg<TennisView, ScoreRule>[]): TennisLegs | null {
  const read = { sets: [], games: [], runningSet: [], nextSet: [], runningGame: [], nextGame: [] } satisfies {
    readonly [K in keyof TennisLegs]: Wins<Pair>[]
  }
  for (const leg of legs) {
    const place = placeOf(leg, state)
    if (place === null) return null
    const list: Wins<Pair>[] = read[place]
    list.push(winsAt(leg.rule))
  }
  return read
}

function placeOf({ of, at }: ReadLeg<TennisView, ScoreRule>, state: TennisState): keyof TennisLegs | null {
  const set = state.sets.length + 1
  const setNumber = numberIn(at, 'setnr')
  switch (of) {
    case 'games':
    case 'sets':
      return of
    case 'score_in_sets':
      return 'sets'
    case 'set':
      return setNumber === set ? 'runningSet' : setNumber === set + 1 ? 'nextSet' : null
    case 'game': {
      const game = state.games.home + state.games.away + 1
      const number = numberIn(at, 'gamenr')
      if (setNumber !== set) return null
      return number === game ? 'runningGame' : number === game + 1 ? 'nextGame' : null
    }
  }
}

/** Reads the index that final scores in sets have in the chain. */
export function setsAt(result: number, bestOf: 3 | 5): Pair {
  const side = needed(bestOf) + 1
  return { home: Math.floor(result / side), away: result % side }
}
