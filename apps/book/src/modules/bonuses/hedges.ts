import type { SportKey } from '@touchline/betting'
import { covers, type HedgingLeg, opposition } from '@touchline/sports'
import type { Db } from '../../db/index.ts'

/** Two outcomes of an event that hedge each other, by the names that `legs_of_bets` gives them. */
interface HedgingPair {
  readonly player_id: number
  readonly a: string
  readonly b: string
  readonly never_both_win: boolean
  readonly never_both_lose: boolean
}

/** Three or more outcomes of an event: at every result one of them does not lose. The player has singles on all. */
interface Cover {
  readonly player_id: number
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
 * Which outcomes hedge each other among all that each player of these bets has at the events on which these may bring
 * points. Each pair is named both ways. The first comparison of many outcomes can take seconds; the next one is quick:
 * it is made once before a transaction that must not wait for it, and once in it.
 */
export async function findHedges(db: Db, betIds: readonly number[]): Promise<readonly Hedge[]> {
  // In one order, so that equal sets of outcomes are compared once.
  const legs = await db.query<Leg & object>(
    'SELECT * FROM hedging_legs($1::bigint[]) ORDER BY market_id, specifier, outcome_id',
    [betIds],
  )
  const own = Map.groupBy(legs, ({ player_id, event_id }) => `${player_id}/${event_id}`)
  return [...own.values()].flatMap((group) => [...pairsOf(group), ...coversOf(group)])
}

function* pairsOf(legs: readonly Leg[]): Generator<HedgingPair> {
  for (const [i, a] of legs.entries())
    for (const b of legs.slice(i + 1)) {
      const { neverBothWin: never_both_win, neverBothLose: never_both_lose } = opposition(a.sport, refOf(a), refOf(b))
      if (!never_both_win && !never_both_lose) continue
      const pair = { player_id: a.player_id, never_both_win, never_both_lose }
      yield { ...pair, a: a.name, b: b.name }
      yield { ...pair, a: b.name, b: a.name }
    }
}

/** Only singles cover an event: a combo loses with its other legs. */
function coversOf(legs: readonly Leg[]): readonly Cover[] {
  const singles = legs.filter(({ is_single }) => is_single)
  const [first] = singles
  if (first === undefined) return []
  return covers(first.sport, singles.map(refOf)).map((places) => {
    return { player_id: first.player_id, cover: places.flatMap((place) => singles[place]?.name ?? []) }
  })
}

function refOf(leg: Leg): HedgingLeg {
  const { market_id: id, specifier, outcome_id: outcomeId, market_name, outcome_name, best_of: bestOf } = leg
  const names = market_name === null || outcome_name === null ? null : { market: market_name, outcome: outcome_name }
  return { id, specifier, outcomeId, names, bestOf }
}
