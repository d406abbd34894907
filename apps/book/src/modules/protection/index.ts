/** Protection: limits that players set themselves, breaks and exclusions. What they refuse is refused where bets are stored. */
import type { BookModule } from '../../kernel/module.ts'
import { confirmUserLimit } from './endpoints/confirm-user-limit.ts'
import { excludePlayer } from './endpoints/exclude-player.ts'
import { getUserLimits } from './endpoints/get-user-limits.ts'
import { setUserLimit } from './endpoints/set-user-limit.ts'
import type { ProtectionPorts } from './ports.ts'

/** Calls about a player's limits. */
export type ProtectionCall = 'confirmUserLimit' | 'excludePlayer' | 'getUserLimits' | 'setUserLimit'

export function createProtection(ports: ProtectionPorts): BookModule<ProtectionCall> {
  return {
    handlers: {
      confirmUserLimit: confirmUserLimit(ports),
      excludePlayer: excludePlayer(ports),
      getUserLimits: getUserLimits(ports),
      setUserLimit: setUserLimit(ports),
    },
  }
}
