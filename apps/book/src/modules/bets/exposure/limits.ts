import type { SportKey } from '@touchline/betting'
import { type MarginClass, marketDescriptor } from '@touchline/sports'
import type { Db } from '../../../db/index.ts'
import type { Events, Selected } from '../placement/price-legs.ts'

/** The risk limit of a market: possible payouts of its open bets, in cents of a EUR. */
export interface RiskLimit {
  readonly perOutcome: number
  readonly perMarket: number
  /** Of one player on one market. */
  readonly perPlayer: number
}

/** Limits by sport and class of market. */
export interface RiskLimits {
  of(sport: string, marketId: number): RiskLimit
}

type MarketClass = 'main' | 'side' | 'exotic' | 'outright'

const CLASSES: Readonly<Record<MarginClass, MarketClass>> = {
  two_way_main: 'main',
  three_way_main: 'main',
  two_way: 'side',
  three_way: 'side',
  double_chance: 'side',
  many: 'exotic',
  correct_score: 'exotic',
  independent: 'exotic',
  outright: 'outright',
  lottery_number: 'exotic',
  lottery_line: 'side',
}

interface Row {
  readonly sport_key: string
  readonly market_class: string
  readonly per_outcome: bigint
  readonly per_market: bigint
  readonly per_player: bigint
}

/** Reads the limits of the book. They change with a restart only. */
export async function loadRiskLimits(db: Db): Promise<RiskLimits> {
  const rows = await db.query<Row>('SELECT * FROM risk_limits', [])
  const limits = new Map(rows.map((row) => [`${row.sport_key} ${row.market_class}`, limitOf(row)]))
  return {
    of(sport, marketId) {
      const margin = marketDescriptor(sport as SportKey, marketId)?.margin
      const marketClass = margin === undefined ? 'exotic' : CLASSES[margin]
      const limit = limits.get(`${sport} ${marketClass}`) ?? limits.get(`* ${marketClass}`)
      if (limit === undefined) throw new Error(`risk_limits has no row for '*' and '${marketClass}'; add one.`)
      return limit
    },
  }
}

function limitOf({ per_outcome, per_market, per_player }: Row): RiskLimit {
  return { perOutcome: Number(per_outcome), perMarket: Number(per_market), perPlayer: Number(per_player) }
}

/** An outcome that is bet on, with the limits of its market. */
export interface LimitedLeg extends RiskLimit {
  readonly pick: Selected
}

/** The limits that hold for each of some outcomes. */
export function limitLegs(picks: readonly Selected[], events: Events, limits: RiskLimits): readonly LimitedLeg[] {
  return picks.map((pick) => ({ pick, ...limits.of(events.get(pick.match_id)?.sport_key ?? '', pick.market_id) }))
}
