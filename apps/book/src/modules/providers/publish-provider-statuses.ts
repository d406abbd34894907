import { type Provider, publicChannel, type RealtimeEvent } from '@touchline/contract'
import { SERVED_LOCALES } from '../../kernel/locale.ts'
import type { ProviderStatus } from '../../kernel/ports/providers.ts'
import type { ProvidersPorts } from './ports.ts'

interface Change {
  readonly provider: Provider
  readonly status: ProviderStatus
}

/** Publishes changes that have not been published yet: at least once, also over a restart. */
export async function publishProviderStatuses({
  db,
  clock,
  publisher,
}: Pick<ProvidersPorts, 'db' | 'clock' | 'publisher'>): Promise<void> {
  const changed = await db.query<Change & object>(
    'SELECT provider, status FROM provider_states WHERE told <> status',
    [],
  )
  for (const { provider, status } of changed) {
    const event: RealtimeEvent = { type: 'provider_status_changed', data: { provider, status } }
    const { ok } = await publisher.broadcast(SERVED_LOCALES.map(publicChannel), event)
    if (!ok) continue
    await db.query(
      `INSERT INTO provider_statuses (provider, status, changed_at, told) VALUES ($1, 'up', $3, $2)
       ON CONFLICT (provider) DO UPDATE SET told = $2`,
      [provider, status, new Date(clock.now())],
    )
  }
}
