/** How a player stands with the operator: limits, loyalty points, groups. */
import type { Handlers } from '../../http/handler.ts'
import { getCompPoints } from './endpoints/get-comp-points.ts'
import { getStatusGroups } from './endpoints/get-status-groups.ts'
import { getUserLimits } from './endpoints/get-user-limits.ts'
import { trackActivity } from './endpoints/track-activity.ts'

/** Calls about a player's standing. */
export type StandingCall = 'getUserLimits' | 'getCompPoints' | 'getStatusGroups' | 'trackActivity'

export const standingEndpoints: Handlers<StandingCall> = {
  getUserLimits,
  getCompPoints,
  getStatusGroups,
  trackActivity,
}
