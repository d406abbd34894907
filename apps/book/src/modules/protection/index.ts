/**
 * Protection: limits that players set themselves, breaks and exclusions, time of play. What they refuse is refused
 * where bets are stored and deposits begin.
 */
import type { BookModule } from '../../kernel/module.ts'
import { confirmUserLimit } from './endpoints/confirm-user-limit.ts'
import { continuePlaySession } from './endpoints/continue-play-session.ts'
import { excludePlayer } from './endpoints/exclude-player.ts'
import { getPlayHistory } from './endpoints/get-play-history.ts'
import { getPlaySession } from './endpoints/get-play-session.ts'
import { getProtection } from './endpoints/get-protection.ts'
import { getUserLimits } from './endpoints/get-user-limits.ts'
import { setUserLimit } from './endpoints/set-user-limit.ts'
import { startPlaySession } from './endpoints/start-play-session.ts'
import { trackActivity } from './endpoints/track-activity.ts'
import type { ProtectionPorts } from './ports.ts'

export { LIMIT_RULES, limitFaults } from './audit.ts'
export { type Bettor, beginPlay } from './begin-play.ts'
export { type DepositRefusal, depositRefusal, type WantedDeposit } from './deposit-refusal.ts'
export { endImposedPauses, imposeLimit } from './impose-limit.ts'
export { listLimits } from './limits.ts'
export { type PolicyTerms, policyOf } from './policy-of.ts'
export { startPause } from './start-pause.ts'

/** Calls about a player's limits and time of play. */
export type ProtectionCall =
  | 'confirmUserLimit'
  | 'continuePlaySession'
  | 'excludePlayer'
  | 'getPlayHistory'
  | 'getPlaySession'
  | 'getProtection'
  | 'getUserLimits'
  | 'setUserLimit'
  | 'startPlaySession'
  | 'trackActivity'

export function createProtection(ports: ProtectionPorts): BookModule<ProtectionCall> {
  return {
    handlers: {
      confirmUserLimit: confirmUserLimit(ports),
      continuePlaySession: continuePlaySession(ports),
      excludePlayer: excludePlayer(ports),
      getPlayHistory: getPlayHistory(ports),
      getPlaySession: getPlaySession(ports),
      getProtection: getProtection(ports),
      getUserLimits: getUserLimits(ports),
      setUserLimit: setUserLimit(ports),
      startPlaySession: startPlaySession(ports),
      trackActivity: trackActivity(ports),
    },
  }
}
