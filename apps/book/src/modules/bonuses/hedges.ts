import type { SportKey } from '@touchline/betting'
import { covers, type HedgingLeg, opposition } from '@touchline/sports'
import type { Db } from '../../db/index.ts'

/** Two outcomes of an event that hedge each other, by the names that `position_of_bet` gives them. */
interface HedgingPair {
  readonly a: string
  readonly b: string
  readonly never_both_win: boolean
  readonly never_both_lose: boolean
}

/** Three or more outcomes of an event: at every result one of them does not lose. Each of them has a single. */
interface Cover {
  readonly cover: readonly string[]
}

export type Hedge = HedgingPair | Cover

interface Leg {
  readonly player_id: number
  readonly event_id: bigint
  readonly sport: SportKey
  readonly name: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly is_single: boolean
  /** As a provider describes them, with placeholders; null where none does. */
  readonly market_name: string | null
  readonly outcome_name: string | null
  readonly best_of: number | null
}

/**
 * Which outcomes hedge each other among all that the players of these bets have at the events on which these may bring
 * points. Each pair is named both ways.
 */
export async function findHedges(tx: Db, betIds: readonly number[]): Promise<readonly Hedge[]> {
  const legs = await tx.query<Leg & object>('SELECT * FROM hedging_legs($1::bigint[])', [betIds])
  const found = new Map<string, Hedge>()
  for (const own of Map.groupBy(legs, ({ player_id, event_id }) => `${player_id}/${event_id}`).values()) {
    for (const [i, a] of own.entries())
      for (const b of own.slice(i + 1)) {
        if (found.has(keyOf(a.name, b.name))) continue
        const { neverBothWin: never_both_win, neverBothLose: never_both_lose } = opposition(a.sport, refOf(a), refOf(b))
        if (!never_both_win && !never_both_lose) continue
        found.set(keyOf(a.name, b.name), { a: a.name, b: b.name, never_both_win, never_both_lose })
        found.set(keyOf(b.name, a.name), { a: b.name, b: a.name, never_both_win, never_both_lose })
      }
    for (const { cover } of coversOf(own)) found.set(keyOf(...cover), { cover })
  }
  return [...found.values()]
}

/** Only singles cover an event: a combo loses with its other legs. */
function coversOf(legs: readonly Leg[]): readonly Cover[] {
  const singles = legs.filter(({ is_single }) => is_single)
  const [first] = singles
  if (first === undefined) return []
  return covers(first.sport, singles.map(refOf)).map((places) => {
    return { cover: places.flatMap((place) => singles[place]?.name ?? []) }
  })
}

const keyOf = (...names: readonly string[]) => JSON.stringify(names)

function refOf(leg: Leg): HedgingLeg {
  const { market_id: id, specifier, outcome_id: outcomeId, market_name, outcome_name, best_of: bestOf } = leg
  const names = market_name === null || outcome_name === null ? null : { market: market_name, outcome: outcome_name }
  return { id, specifier, outcomeId, names, bestOf }
}
