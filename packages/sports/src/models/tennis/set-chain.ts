/** Chain over the games of one set: to six by two, tie-break at six all. */
import type { Pair } from '../kit/sides.ts'
import type { Side } from '../types.ts'
import { hold, tieBreakWin } from './game-chain.ts'

/** Chances of the home player to win a game, by its server, and a tie-break. */
export interface GameChances {
  readonly homeServes: number
  readonly awayServes: number
  readonly tieBreak: number
}

/** A final score of the set with its probability. */
export interface SetCell extends Pair {
  readonly p: number
}

export function gameChances(pHome: number, pAway: number): GameChances {
  return {
    homeServes: hold(pHome),
    awayServes: 1 - hold(pAway),
    tieBreak: tieBreakWin(pHome, pAway, 'home', { home: 0, away: 0 }),
  }
}

export function setOver({ home, away }: Pair): boolean {
  return home === 7 || away === 7 || (home === 6 && away <= 4) || (away === 6 && home <= 4)
}

/** Home's chance to win a whole game of the set, given who serves it and the games before it. */
export function homeGame(chances: GameChances, games: Pair, server: Side): number {
  if (games.home === 6 && games.away === 6) return chances.tieBreak
  return server === 'home' ? chances.homeServes : chances.awayServes
}

/**
 * Final scores of a set at `games`; `server` serves the game now running, which the home player wins with
 * probability `running` (a whole game when left out).
 */
export function setCells(chances: GameChances, games: Pair, server: Side, running?: number): SetCell[] {
  const at = new Float64Array(64)
  at[games.home * 8 + games.away] = 1
  const start = games.home + games.away
  const cells: SetCell[] = []
  for (let played = start; played <= 13; played++) {
    const serves = (played - start) % 2 === 0 ? server : server === 'home' ? 'away' : 'home'
    for (let home = Math.max(0, played - 7); home <= Math.min(7, played); home++) {
      const away = played - home
      const p = at[home * 8 + away] ?? 0
      if (p === 0) continue
      if (setOver({ home, away })) {
        cells.push({ home, away, p })
        continue
      }
      const win = played === start && running !== undefined ? running : homeGame(chances, { home, away }, serves)
      at[(home + 1) * 8 + away] = (at[(home + 1) * 8 + away] ?? 0) + p * win
      at[home * 8 + away + 1] = (at[home * 8 + away + 1] ?? 0) + p * (1 - win)
    }
  }
  return cells
}

export function setWin(cells: readonly SetCell[]): number {
  let win = 0
  for (const cell of cells) if (cell.home > cell.away) win += cell.p
  return win
}
