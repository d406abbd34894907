import type { Joint } from './distribution.ts'

/** Signs of the half-time and the final difference: -1 away, 0 draw, 1 home. */
export type Sign = -1 | 0 | 1
export const SIGNS: readonly Sign[] = [1, 0, -1]

export function sign(value: number): Sign {
  return value > 0 ? 1 : value < 0 ? -1 : 0
}

/** P(half-time sign, full-time sign) at index 3 * (1 - half) + (1 - full): home/home first, away/away last. */
export function halfFullSigns(j: Joint): Float64Array {
  const p = new Float64Array(9)
  const base = j.input.firstHalf.home - j.input.firstHalf.away
  const later = j.input.secondHalf.home - j.input.secondHalf.away
  const first = differences(j.h1, j.a1)
  const second = differences(j.h2, j.a2)
  const reach = j.h1.length - 1
  for (let d = -reach; d <= reach; d++) {
    const pd = first[d + reach] as number
    for (let e = -reach; e <= reach; e++) {
      add(p, base + d, base + d + later + e, pd * (second[e + reach] as number))
    }
  }
  for (const { home, away, extra } of j.corrections) {
    for (let i = 0; i <= home; i++) {
      for (let k = 0; k <= away; k++) {
        const cell = ((j.h1[i] ?? 0) * (j.a1[k] ?? 0) * (j.h2[home - i] ?? 0) * (j.a2[away - k] ?? 0)) as number
        add(p, base + i - k, base + later + home - away, cell * extra)
      }
    }
  }
  return p.map((value) => value / j.mass)
}

function add(p: Float64Array, half: number, full: number, value: number): void {
  const k = 3 * (1 - sign(half)) + 1 - sign(full)
  p[k] = (p[k] as number) + value
}

function differences(home: Float64Array, away: Float64Array): Float64Array {
  const reach = home.length - 1
  const p = new Float64Array(2 * reach + 1)
  for (let i = 0; i <= reach; i++) {
    for (let k = 0; k <= reach; k++) p[i - k + reach] = (p[i - k + reach] as number) + (home[i] ?? 0) * (away[k] ?? 0)
  }
  return p
}
