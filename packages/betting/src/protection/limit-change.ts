const HOUR_MS = 3_600_000

/** A limit that is to be raised or lifted holds on for so long. */
export const RAISE_DELAY_MS = 24 * HOUR_MS
/** After that a raise waits so long for the player's second word. */
export const CONFIRM_WITHIN_MS = 7 * 24 * HOUR_MS

/** What becomes of a limit that a player sets anew. Amounts in subunits; null: no limit. */
export type LimitChange =
  | { readonly kind: 'none' }
  /** Stricter: it holds from this moment. */
  | { readonly kind: 'at_once'; readonly amount: bigint }
  /** Looser: the old one holds until the player confirms it, in this stretch of time (Unix ms), else for good. */
  | {
      readonly kind: 'later'
      readonly amount: bigint | null
      readonly confirmFrom: number
      readonly confirmUntil: number
    }

/**
 * SAFE-04: a limit is lowered at once, raised or lifted only after a day and a second word.
 * @param present what holds now
 * @param now Unix ms
 */
export function limitChange(present: bigint | null, wanted: bigint | null, now: number): LimitChange {
  if (wanted === present) return { kind: 'none' }
  if (wanted !== null && (present === null || wanted < present)) return { kind: 'at_once', amount: wanted }
  const confirmFrom = now + RAISE_DELAY_MS
  return { kind: 'later', amount: wanted, confirmFrom, confirmUntil: confirmFrom + CONFIRM_WITHIN_MS }
}
