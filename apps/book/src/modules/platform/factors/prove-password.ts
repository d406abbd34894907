import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { useRate } from '../limits/rate-limit.ts'
import type { PlatformParts } from '../parts.ts'

/** Whoever found an open browser must not change the ways into the account: the current password is asked for. */
export async function provePassword(ports: PlatformParts, playerId: number, password: string): Promise<Refusal | null> {
  const refused = await useRate(ports, 'password_changes', String(playerId))
  if (refused !== null) return refused
  const [row] = await ports.db.query<{ password_hash: string }>('SELECT password_hash FROM players WHERE id = $1', [
    playerId,
  ])
  return (await ports.passwords.verify(password, row?.password_hash ?? null)) ? null : refuse('wrong_password')
}
