import type { Pmf } from '../../chance/grid.ts'
import { certain, convolve } from '../../chance/pmf.ts'
import type { Pair } from '../kit/sides.ts'
import { type Lattice, latticeCells, latticeOf, latticeViews } from './lattice.ts'
import { leadAfter } from './lead-chain.ts'
import { playCounts } from './play-counts.ts'
import { pointsOf } from './points-table.ts'

export const OVERTIME_MS = 300_000

/** What overtime adds to a level score: as many overtimes as it takes. */
export interface Overtime {
  readonly margin: Pmf
  readonly total: Pmf
  readonly home: Pmf
  readonly away: Pmf
  /** Points of both sides together with their chances. */
  scores(): readonly ScoreCell[]
}

/** A score with its chance. */
export interface ScoreCell extends Pair {
  readonly p: number
}

/** Overtimes that are looked at; a fifth is needed once in a million matches. */
const MOST = 5

/** Scores rarer than this are left out. */
const RARE = 1e-12
/** More than the points of one side in overtimes. */
const WIDTH = 1_000

export function createOvertime(edge: number, pace: number): Overtime {
  const counts = playCounts(pace, OVERTIME_MS, 0)
  const one = latticeOf(leadAfter(edge, 0, null, counts), pointsOf(counts), { lead: 0, total: 0 })
  const { decided, level } = latticeViews(one)
  const tie = level.p.reduce((sum, p) => sum + p, 0)
  let scores: readonly ScoreCell[] | null = null
  return {
    margin: scaled(decided.margin, 1 - tie),
    total: repeated(decided.total, level, 1),
    home: repeated(decided.home, level, 2),
    away: repeated(decided.away, level, 2),
    scores() {
      scores ??= overtimeScores(one, level)
      return scores
    },
  }
}

/** The last overtime on top of the level ones before it. */
function overtimeScores(one: Lattice, level: Pmf): readonly ScoreCell[] {
  let before = certain(0)
  let chain = certain(0)
  for (let n = 1; n < MOST; n++) {
    chain = convolve(chain, level)
    before = plus(before, chain)
  }
  const cells = new Map<number, ScoreCell>()
  for (const { lead, total, p } of latticeCells(one)) {
    if (lead === 0) continue
    before.p.forEach((mass, i) => {
      if (p * mass < RARE) return
      const points = total + before.from + i
      const [home, away] = [(points + lead) / 2, (points - lead) / 2]
      const key = home * WIDTH + away
      cells.set(key, { home, away, p: (cells.get(key)?.p ?? 0) + p * mass })
    })
  }
  const all = [...cells.values()].reduce((sum, { p }) => sum + p, 0)
  return [...cells.values()].map((cell) => ({ ...cell, p: cell.p / all }))
}

/** Sum over the number of level overtimes before the last; `share` is the part of their points that is counted. */
function repeated(last: Pmf, level: Pmf, share: 1 | 2): Pmf {
  const before = part(level, share)
  let sum = last
  let chain = last
  for (let n = 1; n < MOST; n++) {
    chain = convolve(chain, before)
    sum = plus(sum, chain)
  }
  return scaled(
    sum,
    sum.p.reduce((all, p) => all + p, 0),
  )
}

/** Points of one side in a level period are half of all. */
export function part(level: Pmf, share: 1 | 2): Pmf {
  if (share === 1) return level
  const from = Math.ceil(level.from / 2)
  const to = Math.floor((level.from + level.p.length - 1) / 2)
  return {
    from,
    p: Float64Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => level.p[2 * (from + i) - level.from] ?? 0),
  }
}

export function plus(a: Pmf, b: Pmf): Pmf {
  const from = Math.min(a.from, b.from)
  const to = Math.max(a.from + a.p.length, b.from + b.p.length)
  const p = new Float64Array(to - from)
  for (let i = 0; i < a.p.length; i++) p[a.from - from + i] = (p[a.from - from + i] ?? 0) + (a.p[i] ?? 0)
  for (let i = 0; i < b.p.length; i++) p[b.from - from + i] = (p[b.from - from + i] ?? 0) + (b.p[i] ?? 0)
  return { from, p }
}

function scaled(of: Pmf, by: number): Pmf {
  return { from: of.from, p: of.p.map((p) => p / by) }
}
