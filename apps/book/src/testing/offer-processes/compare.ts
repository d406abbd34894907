import { type CrashProcess, startCrashProcess } from '../crash-process.ts'

/** A board as a process shows it. */
export interface ShownBoard {
  readonly matches: readonly ShownMatch[]
}

interface ShownMatch {
  readonly id: number
  readonly status: number
  readonly version: number
  readonly freshAt: number
  readonly markets: readonly (readonly [key: string, version: number, status: number, ...outcomes: string[]])[]
}

/** Two boards, compared. */
export interface Comparison {
  readonly prices: number
  /** What one process shows that the other one did not show, though it is older than it may be. */
  readonly wrong: readonly string[]
}

export function startOfferProcess(env: Readonly<Record<string, string>>): Promise<CrashProcess> {
  return startCrashProcess(env, new URL('./program.ts', import.meta.url))
}

export async function boardOf({ origin }: Pick<CrashProcess, 'origin'>): Promise<ShownBoard> {
  const answer = await fetch(`${origin}/board`)
  return (await answer.json()) as ShownBoard
}

/** Work of a process since its start, in ms. */
export async function workOf({ origin }: Pick<CrashProcess, 'origin'>): Promise<number> {
  const answer = await fetch(`${origin}/work`)
  return ((await answer.json()) as { cpuMs: number }).cpuMs
}

/**
 * Whether a follower has what its owner had before: each market of that version has the same prices, and none is older.
 * @param before the owner's board, read at least as long ago as followers may lag behind
 * @param now the follower's
 */
export function compareBoards(before: ShownBoard, now: ShownBoard): Comparison {
  const wrong: string[] = []
  const shown = new Map(now.matches.map((match) => [match.id, match]))
  let prices = 0
  for (const match of before.matches) {
    const copy = shown.get(match.id)
    // It has left since.
    if (copy === undefined) {
      if (match.status < 2) wrong.push(`event ${match.id} is missing`)
      continue
    }
    if (copy.version < match.version) wrong.push(`event ${match.id}: version ${copy.version} for ${match.version}`)
    const markets = new Map(copy.markets.map((market) => [market[0], market]))
    for (const market of match.markets) {
      const [key, version] = market
      const other = markets.get(key)
      if (other === undefined) {
        if (copy.version === match.version) wrong.push(`event ${match.id}: market ${key} is missing`)
        continue
      }
      prices += market.length - 3
      if (other[1] < version) wrong.push(`event ${match.id}: market ${key} of ${other[1]} for ${version}`)
      else if (other[1] === version && JSON.stringify(other) !== JSON.stringify(market)) {
        wrong.push(`event ${match.id}: ${JSON.stringify(other)} for ${JSON.stringify(market)}`)
      }
    }
  }
  return { prices, wrong }
}
