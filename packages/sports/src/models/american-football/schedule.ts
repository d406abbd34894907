/** Which side has the ball in which drive, and in which quarter a drive ends. */
import { other, type Pair } from '../kit/sides.ts'
import type { Side } from '../types.ts'
import type { AmericanFootballTruth } from './truth.ts'

/** Drives that end in the quarters before `quarter` (1 first); `quarter` 5 counts all. */
export function drivesBefore(truth: AmericanFootballTruth, quarter: number): number {
  return truth.drives.slice(0, quarter - 1).reduce((sum, drives) => sum + drives, 0)
}

/**
 * Who has the ball in a drive of regular time (0 first): sides alternate, and the second half begins with the other
 * side.
 */
export function possession(truth: AmericanFootballTruth, drive: number): Side {
  const half = drivesBefore(truth, 3)
  const first = drive < half ? truth.firstPossession : other(truth.firstPossession)
  const since = drive < half ? drive : drive - half
  return since % 2 === 0 ? first : other(first)
}

/** Drives of each side from `from` up to, not including, `to`. */
export function drivesOf(truth: AmericanFootballTruth, from: number, to: number): Pair {
  let home = 0
  let away = 0
  for (let drive = from; drive < to; drive++) {
    if (possession(truth, drive) === 'home') home++
    else away++
  }
  return { home, away }
}
