import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Db } from '../../../db/index.ts'
import { lazily } from '../../../kernel/lazily.ts'

const webAuthn = lazily<typeof import('@simplewebauthn/server')>('@simplewebauthn/server')

const CHALLENGE_MS = 5 * 60_000
/** Passkeys of one player. */
export const MAX_PASSKEYS = 20

/** The site that passkeys are made for and used at: no other origin's signature counts. */
export interface RelyingParty {
  readonly origin: string
  readonly host: string
}

export function relyingParty(publicUrl: string): RelyingParty {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, host: hostname }
}

interface PasskeyRow {
  readonly id: number
  readonly player_id: number
  readonly credential_id: string
  readonly public_key: Uint8Array<ArrayBuffer>
  readonly counter: bigint | number
  readonly transports: readonly string[]
}

async function keepChallenge(db: Db, challenge: string, playerId: number | null, now: number): Promise<void> {
  await db.query('INSERT INTO passkey_challenges (challenge, player_id, expires_at) VALUES ($1, $2, $3)', [
    challenge,
    playerId,
    new Date(now + CHALLENGE_MS),
  ])
}

/** Uses a challenge up; of several responses to it, one counts. */
async function useChallenge(db: Db, challenge: string, playerId: number | null, now: number): Promise<boolean> {
  const used = await db.query(
    `DELETE FROM passkey_challenges WHERE challenge = $1 AND player_id IS NOT DISTINCT FROM $2 AND expires_at > $3 RETURNING 1`,
    [challenge, playerId, new Date(now)],
  )
  return used.length > 0
}

/**
 * What the browser needs to make a passkey.
 * @param site with the name that the device shows for it
 */
export async function registrationOptions(
  db: Db,
  site: RelyingParty & { readonly name: string },
  player: { readonly id: number; readonly login: string },
  now: number,
) {
  const known = await db.query<{ credential_id: string }>('SELECT credential_id FROM passkeys WHERE player_id = $1', [
    player.id,
  ])
  const options = await webAuthn().generateRegistrationOptions({
    rpName: site.name,
    rpID: site.host,
    userName: player.login,
    userID: new TextEncoder().encode(String(player.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, player.id, now)
  return options
}

/**
 * Stores a passkey that was made for this site, by the requesting player.
 * @returns whether it was
 */
export async function keepPasskey(
  db: Db,
  site: RelyingParty,
  made: { readonly playerId: number; readonly credential: Readonly<Record<string, unknown>>; readonly name: string },
  now: number,
): Promise<boolean> {
  try {
    const verified = await webAuthn().verifyRegistrationResponse({
      response: made.credential as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => useChallenge(db, challenge, made.playerId, now),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
    })
    if (!verified.verified) return false
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
    const kept = await db.query(
      `INSERT INTO passkeys (credential_id, player_id, public_key, counter, transports, name, created_at)
       SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM passkeys WHERE player_id = $2) < $8
       ON CONFLICT DO NOTHING RETURNING 1`,
      [id, made.playerId, publicKey, counter, transports, made.name, new Date(now), MAX_PASSKEYS],
    )
    return kept.length > 0
  } catch {
    // Any error means that it is no passkey of this site.
    return false
  }
}

/** What the browser needs to sign in by whichever passkey it has. */
export async function authenticationOptions(db: Db, site: RelyingParty, now: number) {
  const options = await webAuthn().generateAuthenticationOptions({ rpID: site.host, userVerification: 'required' })
  await keepChallenge(db, options.challenge, null, now)
  return options
}

/** The player whose passkey has signed; null for an unknown passkey, another site's, and a response used before. */
export async function playerOfPasskey(
  db: Db,
  site: RelyingParty,
  credential: Readonly<Record<string, unknown>>,
  now: number,
): Promise<number | null> {
  const [row] = await db.query<PasskeyRow>(
    'SELECT id, player_id, credential_id, public_key, counter, transports FROM passkeys WHERE credential_id = $1',
    [typeof credential.id === 'string' ? credential.id : ''],
  )
  if (row === undefined) return null
  try {
    const verified = await webAuthn().verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => useChallenge(db, challenge, null, now),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
      },
    })
    if (!verified.verified) return null
    const used = await db.query(
      'UPDATE passkeys SET counter = $2, last_used_at = $3 WHERE id = $1 AND counter <= $2 RETURNING 1',
      [row.id, verified.authenticationInfo.newCounter, new Date(now)],
    )
    return used.length > 0 ? row.player_id : null
  } catch {
    return null
  }
}
