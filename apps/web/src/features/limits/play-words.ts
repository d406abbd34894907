/** Name of the channel on which the tabs of a browser exchange messages about limits. */
export const PLAY_CHANNEL = 'protection'

/** Messages between tabs: a reality check is due or was confirmed, a time limit is reached, limits have changed. */
export const PLAY_WORDS = ['check_due', 'continued', 'time_over', 'activity_over', 'limits_changed'] as const
export type PlayWord = (typeof PLAY_WORDS)[number]

/** @returns the message for this player, or null */
export function wordFor(playerId: number, message: unknown): PlayWord | null {
  if (typeof message !== 'object' || message === null) return null
  const { player, word } = message as { player?: unknown; word?: unknown }
  return player === playerId ? (PLAY_WORDS.find((known) => known === word) ?? null) : null
}
