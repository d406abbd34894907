import { PROVIDERS, type Provider } from '@touchline/contract'
import type { Db } from '../../db/index.ts'

export const PROVIDER_STATUSES = ['up', 'down'] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

/** Status of every provider: up unless somebody said otherwise. */
export async function loadProviderStatuses(db: Db): Promise<ReadonlyMap<Provider, ProviderStatus>> {
  const rows = await db.query<{ provider: string; status: ProviderStatus }>(
    'SELECT provider, status FROM provider_statuses',
    [],
  )
  const stored = new Map(rows.map((row) => [row.provider, row.status]))
  return new Map(PROVIDERS.map((provider) => [provider, stored.get(provider) ?? 'up']))
}

/** Says how a provider is from now on. A running book takes it up within about a second. */
export async function setProviderStatus(
  db: Db,
  provider: Provider,
  status: ProviderStatus,
  now: number,
): Promise<void> {
  await db.query(
    `INSERT INTO provider_statuses (provider, status, changed_at, told) VALUES ($1, $2, $3, 'up')
     ON CONFLICT (provider) DO UPDATE SET status = $2, changed_at = $3`,
    [provider, status, new Date(now)],
  )
}
