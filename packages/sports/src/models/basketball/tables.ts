/** Tables that depend on strength and pace only: what a whole period does to a lead, and overtimes. */
import { boundedCache } from '../../chance/bounded-cache.ts'
import type { Pmf } from '../../chance/grid.ts'
import { convolve } from '../../chance/pmf.ts'
import { leadAfter } from './lead-chain.ts'
import { createOvertime, type Overtime } from './overtime.ts'
import { playCounts } from './play-counts.ts'
import { pointsOf, trim } from './points-table.ts'
import type { BasketballTruth } from './truth.ts'

export interface PeriodTables {
  /** Points of both sides in so many whole quarters, from one on. */
  points(quarters: number): Pmf
  /** Distribution of the lead at the end of a quarter that begins at each lead of `leads`. */
  after(leads: Pmf): Pmf
  /** Distribution of one quarter's own margin, given the leads it may begin at. */
  margin(leads: Pmf): Pmf
  readonly overtime: Overtime
}

/** Leads beyond this behave like it. */
const FAR = 72
/** The change of the lead is computed at every fourth lead and interpolated: the pull is all but linear in between. */
const STRIDE = 4

const remembered = boundedCache<PeriodTables>(128)

export function periodTables(truth: BasketballTruth): PeriodTables {
  return remembered(`${truth.edge}/${truth.pace}/${truth.quarterMs}`, () => createTables(truth))
}

function createTables({ edge, pace, quarterMs }: BasketballTruth): PeriodTables {
  const counts = playCounts(pace, quarterMs, 0)
  const changes: (Pmf | undefined)[] = []
  function changeFrom(lead: number): Pmf {
    const index = (lead + FAR) / STRIDE
    const known = changes[index]
    if (known !== undefined) return known
    const after = leadAfter(edge, lead, null, counts)
    const made = { from: after.from - lead, p: after.p }
    changes[index] = made
    return made
  }

  /** Adds the changes of a quarter, weighted by where it begins; `keep` is 1 if the beginning counts. */
  function sum(leads: Pmf, keep: 0 | 1): Pmf {
    const reach = 110
    const from = keep * leads.from - reach
    const p = new Float64Array(keep * (leads.p.length - 1) + 2 * reach + 1)
    for (let i = 0; i < leads.p.length; i++) {
      const mass = leads.p[i] ?? 0
      if (mass === 0) continue
      const lead = leads.from + i
      const near = Math.max(-FAR, Math.min(FAR, lead))
      const low = Math.floor(near / STRIDE) * STRIDE
      const part = (near - low) / STRIDE
      add(p, changeFrom(low), keep * lead - from, mass * (1 - part))
      if (part > 0) add(p, changeFrom(low + STRIDE), keep * lead - from, mass * part)
    }
    return trim({ from, p })
  }

  const points = [pointsOf(counts)]
  function pointsIn(quarters: number): Pmf {
    const first = points[0] as Pmf
    for (let n = points.length; n < quarters; n++) points.push(trim(convolve(points[n - 1] as Pmf, first)))
    return points[quarters - 1] as Pmf
  }

  return {
    points: pointsIn,
    after: (leads) => sum(leads, 1),
    margin: (leads) => sum(leads, 0),
    overtime: createOvertime(edge, pace),
  }
}

function add(into: Float64Array, change: Pmf, offset: number, weight: number): void {
  const start = offset + change.from
  for (let i = 0; i < change.p.length; i++) into[start + i] = (into[start + i] ?? 0) + weight * (change.p[i] ?? 0)
}
