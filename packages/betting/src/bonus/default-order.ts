/** Which bonus a slip begins with, of those that run; a free bet is never chosen for the player (BONUS-02). */
export const DEFAULT_BONUS_ORDER = ['hunting', 'tournament', 'comboboost'] as const

/**
 * The first in the order that is active: one that is only there, or does not fit, keeps none from those after it. Null
 * where there is none.
 */
export function defaultBonus<T extends { readonly user_bonus_status: string }>(
  available: { readonly [K in (typeof DEFAULT_BONUS_ORDER)[number]]: T | null },
): T | null {
  for (const kind of DEFAULT_BONUS_ORDER) {
    const bonus = available[kind]
    if (bonus?.user_bonus_status === 'active') return bonus
  }
  return null
}
