import { needed } from '../kit/series.ts'
import type { Pair } from '../kit/sides.ts'
import { numberOf, type Rule, scoreRule } from '../kit/together.ts'
import type { LegRef } from '../types.ts'
import { correctScoreId } from './correct-score.ts'
import type { TennisState } from './state.ts'

/** The legs of a custom bet by the score they are about. */
export interface TennisLegs {
  /** Sets and games of the whole match. */
  readonly sets: readonly Rule<Pair>[]
  readonly games: readonly Rule<Pair>[]
  /** The running set and the one after it. */
  readonly runningSet: readonly Rule<Pair>[]
  readonly nextSet: readonly Rule<Pair>[]
  /** The running game and the one after it, as 1:0 or 0:1. */
  readonly runningGame: readonly Rule<Pair>[]
  readonly nextGame: readonly Rule<Pair>[]
}

/** Sets and games that are always played; later ones return their stakes when they are not. */
const CERTAIN_SETS = 2
const CERTAIN_GAMES = 6

/** Null when a leg lies outside of the joint. */
export function readLegs(state: TennisState, legs: readonly LegRef[]): TennisLegs | null {
  const read = { sets: [], games: [], runningSet: [], nextSet: [], runningGame: [], nextGame: [] } satisfies {
    readonly [K in keyof TennisLegs]: Rule<Pair>[]
  }
  for (const leg of legs) {
    const place = placeOf(leg, state)
    const rule = ruleOf(leg, state.bestOf)
    if (place === null || rule === null) return null
    const list: Rule<Pair>[] = read[place]
    list.push(rule)
  }
  return read
}

function placeOf(leg: LegRef, state: TennisState): keyof TennisLegs | null {
  const set = state.sets.length + 1
  const setNumber = numberOf(leg, 'setnr')
  switch (leg.id) {
    case 187:
    case 189:
      return 'games'
    case 202:
      if (setNumber > CERTAIN_SETS) return null
      return setNumber === set ? 'runningSet' : setNumber === set + 1 ? 'nextSet' : null
    case 210: {
      const game = state.games.home + state.games.away + 1
      const number = numberOf(leg, 'gamenr')
      if (setNumber !== set || number > CERTAIN_GAMES) return null
      return number === game ? 'runningGame' : number === game + 1 ? 'nextGame' : null
    }
    default:
      return 'sets'
  }
}

function ruleOf(leg: LegRef, bestOf: 3 | 5): Rule<Pair> | null {
  switch (leg.id) {
    case 186:
    case 202:
    case 210:
      return scoreRule('winner', leg)
    case 187:
    case 188:
      return scoreRule('handicap', leg)
    case 189:
    case 314:
      return scoreRule('total', leg)
    case 199: {
      const wanted = correctScoreId(bestOf).find(({ id }) => id === leg.outcomeId)
      return wanted === undefined ? null : ({ home, away }) => home === wanted.home && away === wanted.away
    }
    default:
      return null
  }
}

/** Reads the index that final scores in sets have in the chain. */
export function setsAt(result: number, bestOf: 3 | 5): Pair {
  const side = needed(bestOf) + 1
  return { home: Math.floor(result / side), away: result % side }
}
