import type { Events, Selected } from '../placement/price-legs.ts'
import type { LimitedLeg } from './limited-leg.ts'
import type { RiskLimits } from './risk-limits.ts'

/** The limits that hold for each of some outcomes. */
export function limitLegs(picks: readonly Selected[], events: Events, limits: RiskLimits): readonly LimitedLeg[] {
  return picks.map((pick) => ({ pick, ...limits.of(events.get(pick.match_id)?.sport_key ?? '', pick.market_id) }))
}
