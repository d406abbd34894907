import type { Pair } from '../kit/sides.ts'
import { regularTime } from './distribution.ts'
import { latticeCells } from './lattice.ts'
import type { ScoreCell } from './overtime.ts'
import type { BasketballState } from './state.ts'
import { periodTables } from './tables.ts'
import type { BasketballTruth } from './truth.ts'

/** A final score with its chance, and whether regular time ended level. */
export interface EndCell extends ScoreCell {
  readonly afterOvertime: boolean
}

/** Scores rarer than this are left out. */
const RARE = 1e-14
/** More than the points of one side. */
const WIDTH = 400

const LAST = new WeakMap<BasketballTruth, { readonly state: BasketballState; readonly cells: readonly EndCell[] }>()

/** Every way a match can end. The last requested state is cached, because a custom bet requests it many times. */
export function endCells(truth: BasketballTruth, state: BasketballState): readonly EndCell[] {
  const known = LAST.get(truth)
  if (known?.state === state) return known.cells
  const cells = build(truth, state)
  LAST.set(truth, { state, cells })
  return cells
}

function build(truth: BasketballTruth, state: BasketballState): readonly EndCell[] {
  const cells: EndCell[] = []
  const overtimes = periodTables(truth).overtime.scores()
  const afterOvertime = new Float64Array(WIDTH * WIDTH)
  for (const { lead, total, p } of latticeCells(regularTime(truth, state))) {
    const score: Pair = { home: (total + lead) / 2, away: (total - lead) / 2 }
    if (lead !== 0) {
      if (p > RARE) cells.push({ ...score, p, afterOvertime: false })
      continue
    }
    for (const { home, away, p: more } of overtimes) {
      const at = (score.home + home) * WIDTH + score.away + away
      afterOvertime[at] = (afterOvertime[at] ?? 0) + p * more
    }
  }
  afterOvertime.forEach((p, at) => {
    if (p > RARE) cells.push({ home: Math.floor(at / WIDTH), away: at % WIDTH, p, afterOvertime: true })
  })
  return cells
}
