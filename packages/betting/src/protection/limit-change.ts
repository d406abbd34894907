import type { ProtectionPolicy } from './policy.ts'

/** The result of a change of a limit by a player. Amounts in subunits, time limits in ms; null: no limit. */
export type LimitChange =
  | { readonly kind: 'none' }
  /** Stricter: it holds from this moment. */
  | { readonly kind: 'at_once'; readonly amount: bigint }
  /**
   * The old limit stays. The new one replaces it at `confirmFrom` (Unix ms; `confirmUntil` is null), or only if the
   * player confirms it between both times.
   */
  | {
      readonly kind: 'later'
      readonly amount: bigint | null
      readonly confirmFrom: number
      readonly confirmUntil: number | null
    }

/**
 * SAFE-04: a limit is tightened at once, loosened or lifted only after a delay and, where the policy requires it, a
 * confirmation.
 * @param present the present limit
 * @param now Unix ms
 */
export function limitChange(
  present: bigint | null,
  wanted: bigint | null,
  now: number,
  policy: Pick<ProtectionPolicy, 'tightenDelayMs' | 'loosenDelayMs' | 'confirmWithinMs'>,
): LimitChange {
  if (wanted === present) return { kind: 'none' }
  if (wanted !== null && (present === null || wanted < present)) {
    if (policy.tightenDelayMs === 0) return { kind: 'at_once', amount: wanted }
    return { kind: 'later', amount: wanted, confirmFrom: now + policy.tightenDelayMs, confirmUntil: null }
  }
  const confirmFrom = now + policy.loosenDelayMs
  const confirmUntil = policy.confirmWithinMs === null ? null : confirmFrom + policy.confirmWithinMs
  return { kind: 'later', amount: wanted, confirmFrom, confirmUntil }
}
