import type { PlatformParts } from '../parts.ts'
import { hasAuthenticator, useAuthenticatorCode } from './authenticator.ts'
import { useRecoveryCode } from './recovery-codes.ts'

/** What a code given beside the password proved; `needed`: there is none, and one has to be. */
export type SecondFactor = 'none' | 'code' | 'recovery_code' | 'needed' | 'wrong'

/** Looks at the second factor of a player whose password was right, and uses its code up. */
export async function checkSecondFactor(
  parts: Pick<PlatformParts, 'db' | 'sealer'>,
  playerId: number,
  code: string | undefined,
  now: number,
): Promise<SecondFactor> {
  const { db } = parts
  if (!(await hasAuthenticator(db, playerId))) return 'none'
  if (code === undefined) return 'needed'
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits))
    return (await useAuthenticatorCode(parts, { playerId, code: digits, isFirst: false }, now)) ? 'code' : 'wrong'
  return (await useRecoveryCode(db, playerId, code)) ? 'recovery_code' : 'wrong'
}
