import type { Infra } from '../../../kernel/infra.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What may be done how often: so many uses at once, and one more whenever its share of the time has passed. */
export const RATE_LIMITS = {
  /** Failures from one network address, which may be a whole office's: each login has far fewer of its own. */
  sign_in_failures: { uses: 200, perMs: 10 * MINUTE_MS },
  sign_up_by_address: { uses: 20, perMs: HOUR_MS },
  /** Links requested from one network address. */
  links_by_address: { uses: 20, perMs: HOUR_MS },
  links_by_network: { uses: 100, perMs: HOUR_MS },
  /** Links requested to one e-mail address or phone by one client, sign-up included. */
  links_by_recipient: { uses: 4, perMs: HOUR_MS },
  /** The same for all clients; a signed-in player is not delayed by strangers at the same address. */
  links_to_recipient: { uses: 20, perMs: HOUR_MS },
  /** Wrong tries of a signed-in player, who must know their current password. */
  password_changes: { uses: 5, perMs: 15 * MINUTE_MS },
  /** All their tries: looking at one is dear. */
  password_proofs: { uses: 60, perMs: 15 * MINUTE_MS },
  /** Ways in by passkey begun from one network address. */
  passkey_challenges: { uses: 60, perMs: 10 * MINUTE_MS },
  sms_by_player: { uses: 5, perMs: DAY_MS },
  /** Text messages to one number for one client, and for all of them. */
  sms_by_phone: { uses: 5, perMs: DAY_MS },
  sms_to_phone: { uses: 15, perMs: DAY_MS },
  sms_by_address: { uses: 30, perMs: DAY_MS },
  sms_by_network: { uses: 30, perMs: HOUR_MS },
  /** Text messages to numbers that begin alike, and to all: what they cost in an hour is bounded. */
  sms_by_prefix: { uses: 100, perMs: HOUR_MS },
  sms_of_all: { uses: 600, perMs: HOUR_MS },
  /** Lines about a budget that is used up. */
  sms_alerts: { uses: 1, perMs: HOUR_MS },
  /** Slips shared by one player. */
  share_code: { uses: 100, perMs: DAY_MS },
  /** Codes of shared slips that do not exist, tried from one network address. */
  share_code_misses: { uses: 60, perMs: 10 * MINUTE_MS },
  /** Moves of one player, who does not have a new home every day. */
  address_changes: { uses: 3, perMs: DAY_MS },
  /** Personal numbers one player tries, so that trying does not reveal which ones have an account. */
  personal_numbers: { uses: 5, perMs: DAY_MS },
  /** Files of all that is known of one player. */
  data_exports: { uses: 3, perMs: HOUR_MS },
  /** Statement files of one player. */
  statement_file: { uses: 20, perMs: 10 * MINUTE_MS },
} as const satisfies Record<string, { readonly uses: number; readonly perMs: number }>
export type RateFeature = keyof typeof RATE_LIMITS

type RateContext = Pick<Infra, 'db' | 'clock'>

/**
 * Counts one use, and refuses it where the allowance is used up; a refused use does not count. Kept in the database, so
 * that all processes of a book count together.
 * @param key whom it counts for: a player's id, a recipient, or `addressKey` (kernel)
 */
export async function useRate({ db, clock }: RateContext, feature: RateFeature, key: string): Promise<Refusal | null> {
  const { uses, perMs } = RATE_LIMITS[feature]
  const now = clock.now()
  const share = perMs / uses
  const used = await db.query(
    `INSERT INTO rate_limits AS r (feature, key, busy_until) VALUES ($1, $2, $3::timestamptz + $4 * interval '1 millisecond')
     ON CONFLICT (feature, key) DO UPDATE SET busy_until = greatest(r.busy_until, $3) + $4 * interval '1 millisecond'
     WHERE greatest(r.busy_until, $3) + $4 * interval '1 millisecond' <= $3::timestamptz + $5 * interval '1 millisecond'
     RETURNING 1`,
    [feature, key, new Date(now), share, perMs],
  )
  return used.length > 0 ? null : checkRate({ db, clock }, feature, key)
}

/** Takes back one use that `useRate` has counted. */
export async function giveBackUse({ db }: Pick<RateContext, 'db'>, feature: RateFeature, key: string): Promise<void> {
  const { uses, perMs } = RATE_LIMITS[feature]
  await db.query(
    `UPDATE rate_limits SET busy_until = busy_until - $3 * interval '1 millisecond' WHERE feature = $1 AND key = $2`,
    [feature, key, perMs / uses],
  )
}

/** Refuses where the allowance is used up, and counts nothing. */
export async function checkRate(
  { db, clock }: RateContext,
  feature: RateFeature,
  key: string,
): Promise<Refusal | null> {
  const until = await rateFreeAt({ db, clock }, feature, key)
  return until === null ? null : refuse('too_many_requests', { retryAfterMs: until - clock.now() })
}

/** Unix ms from which on there is a use again; null where there is one now. */
export async function rateFreeAt(
  { db, clock }: RateContext,
  feature: RateFeature,
  key: string,
): Promise<number | null> {
  const [row] = await db.query<{ busy_until: Date }>(
    'SELECT busy_until FROM rate_limits WHERE feature = $1 AND key = $2',
    [feature, key],
  )
  const { uses, perMs } = RATE_LIMITS[feature]
  const freeAt = (row?.busy_until.getTime() ?? 0) + perMs / uses - perMs
  return freeAt > clock.now() ? freeAt : null
}

/** Forgets allowances that are whole again. */
export async function dropFreeRates({ db, clock }: RateContext): Promise<void> {
  await db.query('DELETE FROM rate_limits WHERE busy_until < $1', [new Date(clock.now())])
}
