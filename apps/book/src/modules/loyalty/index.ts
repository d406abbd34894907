/** Loyalty: a player's status groups and points. */
import type { Db } from '../../db/index.ts'
import type { BookModule } from '../../kernel/module.ts'

/** Calls about a player's loyalty status. */
export type LoyaltyCall = 'getCompPoints' | 'getStatusGroups'

export interface LoyaltyPorts {
  /** Groups a player is in. */
  readonly groupsOf: (playerId: number) => Promise<readonly string[]>
  readonly db: Db
}

/** The steps that points count towards. */
const STEPS = [
  { min: 0, max: 99 },
  { min: 100, max: 999 },
  { min: 1_000, max: 9_999 },
  { min: 10_000, max: null },
] as const

export function createLoyalty({ groupsOf, db }: LoyaltyPorts): BookModule<LoyaltyCall> {
  return {
    handlers: {
      async getCompPoints({ player }) {
        const [row] = await db.query<{ points: number }>('SELECT comp_points($1) AS points', [player.playerId])
        return { data: { persistent: row?.points ?? 0, conditions: [...STEPS] } }
      },
      getStatusGroups: async ({ player }) => {
        const groups = await groupsOf(player.playerId)
        return { data: groups.map((id) => ({ id, name: id })) }
      },
    },
  }
}
