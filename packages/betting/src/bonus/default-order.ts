/** Which bonus a slip begins with, of those that its bet can use; a free bet is never chosen for the player. */
export const DEFAULT_BONUS_ORDER = ['hunting', 'tournament', 'comboboost'] as const

/** The one to begin with; null where there is none. */
export function defaultBonus<T>(
  available: { readonly [K in (typeof DEFAULT_BONUS_ORDER)[number]]: T | null },
): T | null {
  for (const kind of DEFAULT_BONUS_ORDER) if (available[kind] !== null) return available[kind]
  return null
}
