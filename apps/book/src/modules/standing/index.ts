/** How a player stands with the operator: loyalty points, groups. None of them is there yet. */
import type { BookModule } from '../../kernel/module.ts'

/** Calls about a player's standing. */
export type StandingCall = 'getCompPoints' | 'getStatusGroups' | 'trackActivity'

export function createStanding(): BookModule<StandingCall> {
  return {
    handlers: {
      // No step is counted towards.
      getCompPoints: async () => ({ data: { persistent: 0, conditions: [] } }),
      getStatusGroups: async () => ({ data: [] }),
      // Activity counts against no limit.
      trackActivity: async () => null,
    },
  }
}
