import { type Provider, publicChannel, type RealtimeEvent } from '@touchline/contract'
import type { BookContext } from '../../context.ts'
import { SERVED_LOCALES } from '../../lib/locale.ts'
import type { ProviderStatus } from './provider-status.ts'

/** Tells everybody of changes that have not been told yet: at least once, also over a restart. */
export async function tellProviderStatuses({ db, publisher }: Pick<BookContext, 'db' | 'publisher'>): Promise<void> {
  const changed = await db.query<{ provider: Provider; status: ProviderStatus }>(
    'SELECT provider, status FROM provider_statuses WHERE told <> status',
    [],
  )
  for (const { provider, status } of changed) {
    const event: RealtimeEvent = { type: 'provider_status_changed', data: { provider, status } }
    const { ok } = await publisher.broadcast(SERVED_LOCALES.map(publicChannel), event)
    if (ok) await db.query('UPDATE provider_statuses SET told = $2 WHERE provider = $1', [provider, status])
  }
}
