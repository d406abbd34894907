/**
 * Joint distribution of lead and total: home = (total + lead) / 2, so both have the same parity. Every market of a
 * match is a sum over these cells.
 */
import type { Pmf } from '../../chance/grid.ts'

export interface Lattice {
  readonly lead: { readonly from: number; readonly size: number }
  readonly total: { readonly from: number; readonly size: number }
  /** Cell (lead, total) at leadIndex * total.size + totalIndex. */
  readonly p: Float64Array
}

/** Sums of the lattice, level scores apart. */
export interface LatticeViews {
  readonly decided: { readonly margin: Pmf; readonly total: Pmf; readonly home: Pmf; readonly away: Pmf }
  /** Totals of the cells with a lead of zero; sums to the chance of a level score. */
  readonly level: Pmf
  /** The lead, level included. */
  readonly margin: Pmf
}

/**
 * Lead and total at the end, from the distribution of each: coupled by their parity and by what is possible from the
 * score now (a lead moves by no more than the points scored), otherwise independent, since who scores is nearly
 * independent of how much is scored. The lead keeps its distribution exactly.
 */
export function latticeOf(lead: Pmf, total: Pmf, now: { readonly lead: number; readonly total: number }): Lattice {
  const size = total.p.length
  const tail = tailByParity(total)
  const p = new Float64Array(lead.p.length * size)
  for (let i = 0; i < lead.p.length; i++) {
    const m = lead.from + i
    const least = Math.max(now.total + Math.abs(m - now.lead) - total.from, 0)
    const first = (total.from + least - m) % 2 === 0 ? least : least + 1
    const mass = tail[first] ?? 0
    if (mass <= 0) continue
    const weight = (lead.p[i] ?? 0) / mass
    for (let j = first; j < size; j += 2) p[i * size + j] = weight * (total.p[j] ?? 0)
  }
  return { lead: { from: lead.from, size: lead.p.length }, total: { from: total.from, size }, p }
}

/** Mass at an index and at every second one after it. */
function tailByParity(of: Pmf): Float64Array {
  const tail = new Float64Array(of.p.length + 2)
  for (let j = of.p.length - 1; j >= 0; j--) tail[j] = (of.p[j] ?? 0) + (tail[j + 2] ?? 0)
  return tail
}

export function latticeViews({ lead, total, p }: Lattice): LatticeViews {
  const margin = new Float64Array(lead.size)
  const won = new Float64Array(lead.size)
  const totals = new Float64Array(total.size)
  const level = new Float64Array(total.size)
  const homeFrom = Math.floor((total.from + lead.from) / 2)
  const awayFrom = Math.floor((total.from - lead.from - lead.size + 1) / 2)
  const side = Math.ceil((total.size + lead.size) / 2) + 1
  const home = new Float64Array(side)
  const away = new Float64Array(side)
  for (let i = 0; i < lead.size; i++) {
    const m = lead.from + i
    for (let j = 0; j < total.size; j++) {
      const mass = p[i * total.size + j] ?? 0
      if (mass === 0) continue
      margin[i] = (margin[i] ?? 0) + mass
      if (m === 0) {
        level[j] = (level[j] ?? 0) + mass
        continue
      }
      won[i] = (won[i] ?? 0) + mass
      totals[j] = (totals[j] ?? 0) + mass
      const h = (total.from + j + m) / 2 - homeFrom
      const a = (total.from + j - m) / 2 - awayFrom
      home[h] = (home[h] ?? 0) + mass
      away[a] = (away[a] ?? 0) + mass
    }
  }
  return {
    decided: {
      margin: { from: lead.from, p: won },
      total: { from: total.from, p: totals },
      home: { from: homeFrom, p: home },
      away: { from: awayFrom, p: away },
    },
    level: { from: total.from, p: level },
    margin: { from: lead.from, p: margin },
  }
}

/** A lead and a total with their chance. */
export interface LatticeCell {
  readonly lead: number
  readonly total: number
  readonly p: number
}

/** The cells that have any mass. */
export function latticeCells({ lead, total, p }: Lattice): readonly LatticeCell[] {
  const cells: LatticeCell[] = []
  for (let i = 0; i < lead.size; i++) {
    for (let j = 0; j < total.size; j++) {
      const mass = p[i * total.size + j] ?? 0
      if (mass > 0) cells.push({ lead: lead.from + i, total: total.from + j, p: mass })
    }
  }
  return cells
}
