/**
 * The last two minutes of regular time. With a lead of one or two goals the net of the side behind is empty: the leader
 * scores at six times its rate, the other side at one and a half times. Rates follow the lead goal by goal, so the
 * further goals are a Markov chain on the score, solved exactly by uniformisation.
 */
import { ENDGAME_MS, PERIOD_MS, PERIOD_SHARES } from './clock.ts'
import type { Sides } from './truth.ts'

/** Further goals of each side looked at: 0 to 6. */
export const ENDGAME_SIZE = 7

const INTO_EMPTY_NET = 6
const WITH_SIX_SKATERS = 1.5

/** Goals per ms of game time at a lead (home minus away) of the last minutes. */
export function endgameRates(means: Sides, lead: number): Sides {
  const base = PERIOD_SHARES[3] / PERIOD_MS
  const home = lead === 1 || lead === 2 ? INTO_EMPTY_NET : lead === -1 || lead === -2 ? WITH_SIX_SKATERS : 1
  const away = lead === -1 || lead === -2 ? INTO_EMPTY_NET : lead === 1 || lead === 2 ? WITH_SIX_SKATERS : 1
  return { home: means.home * base * home, away: means.away * base * away }
}

/** P(home scores i, away scores j further) at index i * ENDGAME_SIZE + j, `left` ms before the end, at a lead. */
export function endgameGoals(means: Sides, lead: number, left: number): Float64Array {
  const fastest = (means.home + means.away) * (PERIOD_SHARES[3] / PERIOD_MS) * INTO_EMPTY_NET
  const jumps = fastest * left
  const rates = Array.from({ length: 2 * ENDGAME_SIZE - 1 }, (_, k) => endgameRates(means, lead + k - ENDGAME_SIZE + 1))
  let now = new Float64Array(ENDGAME_SIZE * ENDGAME_SIZE)
  now[0] = 1
  const sum = new Float64Array(now.length)
  let weight = Math.exp(-jumps)
  let done = 0
  for (let n = 0; done < 1 - 1e-12 && n < 60; n++) {
    for (let k = 0; k < now.length; k++) sum[k] = (sum[k] as number) + weight * (now[k] as number)
    done += weight
    weight *= jumps / (n + 1)
    now = jump(now, rates, fastest)
  }
  return sum
}

/** One possible goal. Beyond the last column goals are not counted, so nothing is lost. */
function jump(now: Float64Array, rates: readonly Sides[], fastest: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(now.length)
  const last = ENDGAME_SIZE - 1
  for (let i = 0; i <= last; i++) {
    for (let j = 0; j <= last; j++) {
      const p = now[i * ENDGAME_SIZE + j] as number
      const rate = rates[i - j + last] as Sides
      const home = i < last ? rate.home / fastest : 0
      const away = j < last ? rate.away / fastest : 0
      add(next, i, j, p * (1 - home - away))
      if (i < last) add(next, i + 1, j, p * home)
      if (j < last) add(next, i, j + 1, p * away)
    }
  }
  return next
}

function add(p: Float64Array, i: number, j: number, value: number): void {
  const k = i * ENDGAME_SIZE + j
  p[k] = (p[k] as number) + value
}

/** Leads from which the endgame differs: -3 includes every lead below it, 3 every lead above it. */
export const LEADS: readonly number[] = [-3, -2, -1, 0, 1, 2, 3]

export function leadClass(lead: number): number {
  return Math.min(Math.max(lead, -3), 3) + 3
}

const tables = new WeakMap<Sides, readonly Float64Array[]>()

/** The whole endgame from every class of lead; depends on the match's strengths only. */
export function endgameTable(means: Sides): readonly Float64Array[] {
  const known = tables.get(means)
  if (known !== undefined) return known
  const table = LEADS.map((lead) => endgameGoals(means, lead, ENDGAME_MS))
  tables.set(means, table)
  return table
}
