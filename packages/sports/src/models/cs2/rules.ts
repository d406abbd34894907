/** Rounds of a map: first to 13 of 24 with a change of sides after 12, then overtimes of six, first to four of them. */
import type { Span } from '../../sport/reached.ts'
import { other, type Pair } from '../kit/sides.ts'
import type { Side } from '../types.ts'

export const HALF = 12
export const TO_WIN = 13
export const REGULATION = 24
export const OVERTIME_ROUNDS = 6
export const OVERTIME_TO_WIN = 4

export function inOvertime({ home, away }: Pair): boolean {
  return Math.min(home, away) >= HALF
}

/** The level score the running overtime started from: 12, 15, 18... */
export function levelScore({ home, away }: Pair): number {
  const step = OVERTIME_ROUNDS / 2
  return HALF + step * Math.floor((Math.min(home, away) - HALF) / step)
}

/** Rounds that win the map from its present score. */
export function toWin(rounds: Pair): number {
  return inOvertime(rounds) ? levelScore(rounds) + OVERTIME_TO_WIN : TO_WIN
}

export function mapOver(rounds: Pair): boolean {
  return Math.max(rounds.home, rounds.away) >= toWin(rounds)
}

/**
 * The side of the team that began as CT in a round (0 first): sides change after 12, then every three overtime rounds.
 */
export function ctSide(ctFirst: Side, round: number): Side {
  if (round < HALF) return ctFirst
  if (round < REGULATION) return other(ctFirst)
  const block = Math.floor((round - REGULATION) / (OVERTIME_ROUNDS / 2))
  // Teams keep their sides from regulation into overtime and from one overtime into the next.
  return (((block + 1) >> 1) & 1) === 0 ? other(ctFirst) : ctFirst
}

/** Margins a running map can still end at. */
export function mapMarginSpan(rounds: Pair): Span {
  if (mapOver(rounds)) return { min: rounds.home - rounds.away, max: rounds.home - rounds.away }
  if (inOvertime(rounds)) return { min: -OVERTIME_TO_WIN, max: OVERTIME_TO_WIN }
  return {
    min: -Math.max(TO_WIN - rounds.home, OVERTIME_TO_WIN),
    max: Math.max(TO_WIN - rounds.away, OVERTIME_TO_WIN),
  }
}

/** Numbers of rounds a running map can still end after; overtimes have no limit. */
export function mapTotalSpan(rounds: Pair): Span {
  const played = rounds.home + rounds.away
  if (mapOver(rounds)) return { min: played, max: played }
  const shortest = toWin(rounds) + Math.min(rounds.home, rounds.away)
  return { min: shortest, max: Number.POSITIVE_INFINITY }
}
