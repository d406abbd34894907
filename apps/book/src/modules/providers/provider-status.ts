import { PROVIDERS, type Provider } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import type { ProviderStatus } from '../../kernel/ports/providers.ts'

/** How a provider is, and why. */
export interface ProviderState {
  readonly provider: Provider
  /** Down while the operator has set it down or one of its producers is lost. */
  readonly status: ProviderStatus
  readonly operatorStatus: ProviderStatus
  /** A producer that had sent messages has fallen silent, or reports itself as down. */
  readonly isLost: boolean
  /** When its last message arrived; null if none ever did. */
  readonly receivedAt: Date | null
}

/** State of every provider: up unless something else is known. */
export async function loadProviderStates(db: Db): Promise<readonly ProviderState[]> {
  const rows = await db.query<ProviderState & object>(
    `SELECT provider, status, operator_says AS "operatorStatus", is_lost AS "isLost", heard_at AS "receivedAt" FROM provider_states`,
    [],
  )
  const known = new Map(rows.map((row) => [row.provider, row]))
  return PROVIDERS.map(
    (provider) =>
      known.get(provider) ?? { provider, status: 'up', operatorStatus: 'up', isLost: false, receivedAt: null },
  )
}

/**
 * Sets the status of a provider. When it resolves it holds: no process stores a bet on a provider that is down, even if
 * its board is a second behind. Setting it up also forgets producers that are lost, until they send again. Emit
 * `providers_changed` after it.
 */
export async function setProviderStatus(
  db: Db,
  provider: Provider,
  status: ProviderStatus,
  now: number,
): Promise<void> {
  await db.tx(async (tx) => {
    await holdProviders(tx)
    await tx.query(
      `INSERT INTO provider_statuses (provider, status, changed_at, told) VALUES ($1, $2, $3, 'up')
       ON CONFLICT (provider) DO UPDATE SET status = $2, changed_at = $3`,
      [provider, status, new Date(now)],
    )
    if (status === 'up') {
      await tx.query('DELETE FROM provider_heartbeats WHERE provider = $1 AND is_lost', [provider])
    }
  })
}

/** Waits until no bet is being stored, and lets none be until the transaction has ended. */
export async function holdProviders(tx: Db): Promise<void> {
  await tx.query('SELECT hold_for_providers()', [])
}
