import { randomInt } from 'node:crypto'
import type { Db } from '../../../db/index.ts'
import { hashToken } from '../sessions/session-token.ts'

const COUNT = 10
const LENGTH = 12
/** No sign that is taken for another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** As it was given out, however it is typed. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Makes new codes in place of those there were; they are only in the response. */
export async function makeRecoveryCodes(tx: Db, playerId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  )
  await tx.query('DELETE FROM recovery_codes WHERE player_id = $1', [playerId])
  await tx.query('INSERT INTO recovery_codes (player_id, code_hash) SELECT $1, unnest($2::text[])', [
    playerId,
    codes.map(hashToken),
  ])
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/** Uses a code up. */
export async function useRecoveryCode(db: Db, playerId: number, code: string): Promise<boolean> {
  const used = await db.query('DELETE FROM recovery_codes WHERE player_id = $1 AND code_hash = $2 RETURNING 1', [
    playerId,
    hashToken(plain(code)),
  ])
  return used.length > 0
}
