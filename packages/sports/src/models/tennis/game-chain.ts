/** Chains over the points of one game and of one tie-break; points are independent given the server. */
import type { Pair } from '../kit/sides.ts'
import type { Side } from '../types.ts'

/** Chance of the server to win a game from a point score (server first), winning each point with `p`. */
export function gameWin(p: number, server: number, receiver: number): number {
  const q = 1 - p
  if (server >= 4 && server - receiver >= 2) return 1
  if (receiver >= 4 && receiver - server >= 2) return 0
  if (server >= 3 && receiver >= 3) {
    const deuce = (p * p) / (p * p + q * q)
    if (server === receiver) return deuce
    return server > receiver ? p + q * deuce : p * deuce
  }
  return p * gameWin(p, server + 1, receiver) + q * gameWin(p, server, receiver + 1)
}

/** Chance to hold serve from 0:0. */
export function hold(p: number): number {
  const q = 1 - p
  return p ** 4 * (1 + 4 * q + 10 * q * q) + (20 * p ** 3 * q ** 3 * p * p) / (p * p + q * q)
}

/** Who serves the next point of a tie-break: the first server once, then each player twice. */
export function tieBreakServer(first: Side, points: Pair): Side {
  const turn = ((points.home + points.away + 1) >> 1) & 1
  return turn === 0 ? first : first === 'home' ? 'away' : 'home'
}

/** Chance of the home player to win a tie-break (to 7 by two) from a point score. */
export function tieBreakWin(pHome: number, pAway: number, first: Side, points: Pair): number {
  const homeBoth = pHome * (1 - pAway)
  const awayBoth = (1 - pHome) * pAway
  const level = homeBoth / (homeBoth + awayBoth)
  const memo = new Map<number, number>()
  function from(home: number, away: number): number {
    if (home >= 7 && home - away >= 2) return 1
    if (away >= 7 && away - home >= 2) return 0
    // From six all the players serve in pairs: the next pair that is not shared decides.
    if (home === away && home >= 6) return level
    const key = home * 64 + away
    const known = memo.get(key)
    if (known !== undefined) return known
    const win = tieBreakServer(first, { home, away }) === 'home' ? pHome : 1 - pAway
    const value = win * from(home + 1, away) + (1 - win) * from(home, away + 1)
    memo.set(key, value)
    return value
  }
  return from(points.home, points.away)
}
