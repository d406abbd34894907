/**
 * Custom bets: sets and games of the match, who wins the first two sets and the next games of the running one, from the
 * chain that prices each alone.
 */
import type { ScoreRule } from '../../markets/rule.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import { allWin, type Wins } from '../kit/joint.ts'
import { add, other, type Pair, ZERO } from '../kit/sides.ts'
import type { Side } from '../types.ts'
import { chainOf, gamesBefore, homeWinsGame, serverOfSet } from './distribution.ts'
import { readLegs, setsAt, type TennisLegs } from './legs.ts'
import { afterSet } from './match-chain.ts'
import { type GameChances, homeGame, type SetCell, setCells } from './set-chain.ts'
import { setsWon, type TennisState } from './state.ts'
import type { TennisTruth } from './truth.ts'
import type { TennisView } from './views.ts'

export function jointWin(
  truth: TennisTruth,
  state: TennisState,
  legs: readonly ReadLeg<TennisView, ScoreRule>[],
): number | null {
  const read = readLegs(state, legs)
  if (read === null) return null
  const { chances } = chainOf(truth)
  const before = gamesBefore(state)
  let sum = 0
  for (const cell of runningSet(truth, state, read)) {
    if (!allWin(read.runningSet, cell)) continue
    const after = afterSet(setsWon(state), serverOfSet(state), cell)
    const played = plus(before, cell)
    if (read.nextSet.length === 0) {
      sum += cell.p * restChance(truth, read, after, played)
      continue
    }
    for (const next of setCells(chances, ZERO, after.server)) {
      if (!allWin(read.nextSet, next)) continue
      const further = afterSet(after.sets, after.server, next)
      sum += cell.p * next.p * restChance(truth, read, further, plus(played, next))
    }
  }
  return sum
}

/** Final scores of the running set, of those ways only in which the legs on its next games win. */
function runningSet(truth: TennisTruth, state: TennisState, legs: TennisLegs): readonly SetCell[] {
  const { chances } = chainOf(truth)
  const { games, server } = state
  const running = homeWinsGame(truth, state)
  if (legs.runningGame.length + legs.nextGame.length === 0) return setCells(chances, games, server, running)
  return afterGame({ games, p: 1 }, running, legs.runningGame).flatMap((at) =>
    legs.nextGame.length === 0
      ? restOfSet(chances, at, other(server))
      : afterGame(at, homeGame(chances, at.games, other(server)), legs.nextGame).flatMap((next) =>
          restOfSet(chances, next, server),
        ),
  )
}

interface Way {
  readonly games: Pair
  readonly p: number
}

/** The ways on after one more game in which its legs win. */
function afterGame({ games, p }: Way, homeWins: number, legs: readonly Wins<Pair>[]): readonly Way[] {
  const won = (side: Side, chance: number): readonly Way[] =>
    allWin(legs, add(ZERO, side)) ? [{ games: add(games, side), p: p * chance }] : []
  return [...won('home', homeWins), ...won('away', 1 - homeWins)]
}

function restOfSet(chances: GameChances, { games, p }: Way, server: Side): readonly SetCell[] {
  return setCells(chances, games, server).map((cell) => ({ ...cell, p: cell.p * p }))
}

/** P(the legs on the whole match win | the sets so far and their games). */
function restChance(
  truth: TennisTruth,
  { sets, games }: TennisLegs,
  after: { readonly sets: Pair; readonly server: Side },
  played: Pair,
): number {
  const rest = chainOf(truth).remainder(after.sets, after.server)
  let sum = 0
  for (let i = 0; i < rest.p.length; i++) {
    if (!allWin(sets, setsAt(rest.result[i] ?? 0, truth.bestOf))) continue
    const further = { home: rest.home[i] ?? 0, away: rest.away[i] ?? 0 }
    if (allWin(games, plus(played, further))) sum += rest.p[i] ?? 0
  }
  return sum
}

function plus(a: Pair, b: Pair): Pair {
  return { home: a.home + b.home, away: a.away + b.away }
}
