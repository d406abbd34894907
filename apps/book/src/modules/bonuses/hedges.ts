import type { SportKey } from '@touchline/betting'
import { opposition } from '@touchline/sports'
import type { Db } from '../../db/index.ts'

/** Two outcomes of an event that hedge each other, by the names that `position_of_bet` gives them. */
export interface Hedge {
  readonly a: string
  readonly b: string
  readonly never_both_win: boolean
  readonly never_both_lose: boolean
}

interface Leg {
  readonly player_id: number
  readonly event_id: bigint
  readonly sport: SportKey
  readonly name: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
}

/**
 * Which outcomes hedge each other among all that the players of these bets have at the events on which these may bring
 * points. Each pair is named both ways.
 */
export async function findHedges(tx: Db, betIds: readonly number[]): Promise<readonly Hedge[]> {
  const legs = await tx.query<Leg & object>('SELECT * FROM hedging_legs($1::bigint[])', [betIds])
  const found = new Map<string, Hedge>()
  for (const own of Map.groupBy(legs, ({ player_id, event_id }) => `${player_id}/${event_id}`).values())
    for (const [i, a] of own.entries())
      for (const b of own.slice(i + 1)) {
        if (found.has(pairOf(a, b))) continue
        const { neverBothWin: never_both_win, neverBothLose: never_both_lose } = opposition(a.sport, refOf(a), refOf(b))
        if (!never_both_win && !never_both_lose) continue
        found.set(pairOf(a, b), { a: a.name, b: b.name, never_both_win, never_both_lose })
        found.set(pairOf(b, a), { a: b.name, b: a.name, never_both_win, never_both_lose })
      }
  return [...found.values()]
}

const pairOf = (a: Leg, b: Leg) => JSON.stringify([a.name, b.name])
const refOf = ({ market_id: id, specifier, outcome_id: outcomeId }: Leg) => ({ id, specifier, outcomeId })
