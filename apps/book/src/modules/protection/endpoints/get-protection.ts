import type { Handler } from '../../../kernel/handler.ts'
import { policyIn, policyOf } from '../policy-of.ts'
import type { ProtectionPorts } from '../ports.ts'

export function getProtection({ db, terms }: ProtectionPorts): Handler<'getProtection'> {
  return async ({ player, country }) => {
    const policy = player === null ? policyIn(terms, country) : await policyOf(db, terms, player.playerId, country)
    return {
      data: {
        jurisdiction: policy.jurisdiction,
        loosen_delay_ms: policy.loosenDelayMs,
        confirm_within_ms: policy.confirmWithinMs,
        needs_deposit_limit: policy.needsDepositLimit,
        reality_check_ms: policy.realityCheckMs,
        return_delay_ms: policy.returnDelayMs,
        break_days: [...policy.breakDays],
        exclusion_days: [...policy.exclusionDays],
        mark: policy.mark,
      },
    }
  }
}
