/** Chain over the sets of a match, carrying the games, so that sets and games come from one joint distribution. */
import { homeWinsSeries, needed, seriesCells } from '../kit/series.ts'
import type { Pair } from '../kit/sides.ts'
import { other, ZERO } from '../kit/sides.ts'
import type { Side } from '../types.ts'
import { type GameChances, gameChances, type SetCell, setCells, setWin } from './set-chain.ts'

/** What may still come after a set: sparse cells over final sets and further games. */
export interface Remainder {
  /** Index into the final scores: home sets * (need + 1) + away sets. */
  readonly result: Int16Array
  readonly home: Int16Array
  readonly away: Int16Array
  readonly p: Float64Array
}

export interface MatchChain {
  readonly chances: GameChances
  /** Chance of the home player to win a set not yet begun; it does not depend on who serves first. */
  readonly setWin: number
  /** Sets won so far and who serves the next set first, to everything that may follow. */
  remainder(sets: Pair, server: Side): Remainder
}

/** Most games one player can win in a match, plus one. */
const GAMES = 36

/** Final scores in sets, as indices. */
const RESULTS = 16

export function createMatchChain(pHome: number, pAway: number, bestOf: 3 | 5): MatchChain {
  const chances = gameChances(pHome, pAway)
  const need = needed(bestOf)
  const whole = { home: setCells(chances, ZERO, 'home'), away: setCells(chances, ZERO, 'away') }
  const known = new Map<string, Remainder>()
  function remainder(sets: Pair, server: Side): Remainder {
    const key = `${sets.home}${sets.away}${server}`
    const found = known.get(key)
    if (found !== undefined) return found
    const over = sets.home === need || sets.away === need
    const made = over ? ended(sets.home * (need + 1) + sets.away) : joined(sets, server, whole[server], remainder)
    known.set(key, made)
    return made
  }
  return { chances, setWin: setWin(whole.home), remainder }
}

/** Chance of the home player to win a match not yet begun. */
export function matchWin(pHome: number, pAway: number, bestOf: 3 | 5): number {
  const set = setWin(setCells(gameChances(pHome, pAway), ZERO, 'home'))
  return homeWinsSeries(seriesCells(bestOf, ZERO, () => set))
}

/** The sets after one set's final score: who leads and who serves first. */
export function afterSet(sets: Pair, server: Side, cell: Pair): { readonly sets: Pair; readonly server: Side } {
  return {
    sets: cell.home > cell.away ? { ...sets, home: sets.home + 1 } : { ...sets, away: sets.away + 1 },
    server: (cell.home + cell.away) % 2 === 0 ? server : other(server),
  }
}

function ended(result: number): Remainder {
  return { result: Int16Array.of(result), home: Int16Array.of(0), away: Int16Array.of(0), p: Float64Array.of(1) }
}

function joined(
  sets: Pair,
  server: Side,
  cells: readonly SetCell[],
  next: (sets: Pair, server: Side) => Remainder,
): Remainder {
  const dense = new Float64Array(RESULTS * GAMES * GAMES)
  const keys: number[] = []
  for (const cell of cells) {
    const after = afterSet(sets, server, cell)
    const rest = next(after.sets, after.server)
    for (let i = 0; i < rest.p.length; i++) {
      const home = (rest.home[i] as number) + cell.home
      const away = (rest.away[i] as number) + cell.away
      const key = ((rest.result[i] as number) * GAMES + home) * GAMES + away
      const before = dense[key] as number
      if (before === 0) keys.push(key)
      dense[key] = before + cell.p * (rest.p[i] as number)
    }
  }
  return {
    result: Int16Array.from(keys, (key) => Math.floor(key / GAMES / GAMES)),
    home: Int16Array.from(keys, (key) => Math.floor(key / GAMES) % GAMES),
    away: Int16Array.from(keys, (key) => key % GAMES),
    p: Float64Array.from(keys, (key) => dense[key] as number),
  }
}
