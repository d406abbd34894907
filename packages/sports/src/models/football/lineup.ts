import { playerId, playerName } from '../../markets/player-names.ts'
import type { Rng } from '../../rng.ts'

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward'

export interface LineupPlayer {
  readonly id: string
  readonly name: string
  readonly shirt: number
  readonly position: Position
}

/** Why a player of the squad is absent. */
export type AbsenceReason = 'injury' | 'suspension' | 'illness'

/** Who begins a football match for a side, in the order of the formation, who waits, and who is missing. */
export interface Lineup {
  /** Outfield players by line from the back, e.g. `4-3-3`. */
  readonly formation: string
  readonly starting: readonly LineupPlayer[]
  readonly bench: readonly LineupPlayer[]
  readonly absent: readonly (LineupPlayer & { readonly reason: AbsenceReason })[]
}

/** Shirts of possible starters; one of the outfield players is on the bench (`truth.ts` lists the scorers). */
const KEEPERS = [1, 13] as const
const LINES: readonly (readonly [Position, readonly number[]])[] = [
  ['defender', [2, 4, 5, 3]],
  ['midfielder', [6, 8, 10, 14]],
  ['forward', [7, 9, 11]],
]
const SUBSTITUTES: readonly (readonly [number, Position])[] = [
  [15, 'defender'],
  [16, 'midfielder'],
  [22, 'midfielder'],
  [17, 'forward'],
  [19, 'forward'],
]
/** Of the squad without being picked: they score in no match, so their absence changes no price. */
const OTHERS: readonly (readonly [number, Position])[] = [
  [12, 'defender'],
  [18, 'midfielder'],
  [20, 'midfielder'],
  [21, 'forward'],
  [23, 'defender'],
]
const REASONS: readonly AbsenceReason[] = ['injury', 'injury', 'suspension', 'illness']

/** The line-up of a side; the same chance gives the same eleven. */
export function footballLineup(competitorId: number, rng: Rng): Lineup {
  const player = (shirt: number, position: Position): LineupPlayer => {
    const id = playerId(competitorId, shirt)
    return { id, name: playerName(id) ?? '', shirt, position }
  }
  const [first, second] = rng.chance(0.1) ? [KEEPERS[1], KEEPERS[0]] : KEEPERS
  const outfield = LINES.flatMap(([position, shirts]) => shirts.map((shirt) => player(shirt, position)))
  const waiting = rng.pick(outfield)
  const starting = outfield.filter(({ shirt }) => shirt !== waiting.shirt)
  const missing = new Set(Array.from({ length: rng.int(0, 2) }, () => rng.pick(OTHERS)))
  return {
    formation: LINES.map(([line]) => starting.filter(({ position }) => position === line).length).join('-'),
    starting: [player(first, 'goalkeeper'), ...starting],
    bench: [player(second, 'goalkeeper'), waiting, ...SUBSTITUTES.map(([shirt, position]) => player(shirt, position))],
    absent: [...missing].map(([shirt, position]) => ({ ...player(shirt, position), reason: rng.pick(REASONS) })),
  }
}
