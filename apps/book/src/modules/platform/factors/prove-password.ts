import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { giveBackUse, useRate } from '../limits/rate-limit.ts'
import type { PlatformParts } from '../parts.ts'

/**
 * Requests the current password, so that a person who finds an open browser cannot change the ways into the account.
 * Every attempt is counted before it is checked, so that parallel attempts are all counted; the right password resets
 * the count.
 */
export async function provePassword(ports: PlatformParts, playerId: number, password: string): Promise<Refusal | null> {
  for (const feature of ['password_proofs', 'password_changes'] as const) {
    const refused = await useRate(ports, feature, String(playerId))
    if (refused !== null) return refused
  }
  const [row] = await ports.db.query<{ password_hash: string }>('SELECT password_hash FROM players WHERE id = $1', [
    playerId,
  ])
  if (!(await ports.passwords.verify(password, row?.password_hash ?? null))) return refuse('wrong_password')
  await giveBackUse(ports, 'password_changes', String(playerId))
  return null
}
