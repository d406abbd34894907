import type { Db } from '../../../db/index.ts'
import { isServedLocale, SERVED_LOCALES, type ServedLocale } from '../../../kernel/locale.ts'

/**
 * Messages go out in a language for this time after a token of its channel was requested, in ms. It is longer than an
 * engine keeps the position of a channel (Centrifugo's `history_meta_ttl`: 30 days): a device that comes back later
 * does not recover, and requests everything again.
 */
const LISTENED_MS = 40 * 86_400_000

/** Renewed at most once a day: a token is requested every few minutes. */
const RENEWED = "interval '1 day'"

/**
 * Remembers the languages in which a player's devices listen.
 * @param at in ms
 */
export async function rememberLanguages(
  db: Db,
  playerId: number,
  locales: readonly ServedLocale[],
  at: number,
): Promise<void> {
  await db.query(
    `INSERT INTO player_languages (player_id, locale, requested_at) SELECT $1, locale, $3 FROM unnest($2::text[]) AS locale
     ON CONFLICT (player_id, locale) DO UPDATE SET requested_at = EXCLUDED.requested_at
       WHERE player_languages.requested_at < EXCLUDED.requested_at - ${RENEWED}`,
    [playerId, locales, new Date(at)],
  )
}

/** The languages in which messages to a player go out. */
export type LanguagesOf = (playerId: number) => readonly ServedLocale[]

/**
 * Reads the languages of some players. A player of whom none is known has all: a token may come from a process of the
 * release before.
 * @param now in ms
 */
export async function languagesOf(db: Db, playerIds: readonly number[], now: number): Promise<LanguagesOf> {
  const rows = await db.query<{ player_id: number; locale: string; requested_at: Date }>(
    'SELECT player_id, locale, requested_at FROM player_languages WHERE player_id = ANY ($1::int[])',
    [playerIds],
  )
  const byPlayer = new Map<number, ServedLocale[]>()
  for (const { player_id: playerId, locale, requested_at: requestedAt } of rows) {
    const own = byPlayer.get(playerId) ?? []
    byPlayer.set(playerId, own)
    if (isServedLocale(locale) && now - requestedAt.getTime() < LISTENED_MS) own.push(locale)
  }
  return (playerId) => byPlayer.get(playerId) ?? SERVED_LOCALES
}
