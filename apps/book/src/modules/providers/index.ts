/** Data providers: their status, and its publication. */
import type { Provider } from '@touchline/contract'
import type { BookModule } from '../../kernel/module.ts'
import { ownHeartbeat, recordHeartbeat } from './heartbeats.ts'
import type { ProvidersPorts } from './ports.ts'
import { createProviderWatch, type ProviderWatch } from './provider-watch.ts'
import { createProviderRefresh, createStatusPublisher } from './services.ts'

export { type Heartbeat, loadProducerStates, type ProducerState, recordHeartbeat } from './heartbeats.ts'
export { loadProviderStates, setProviderStatus } from './provider-status.ts'
export type { ProviderWatch } from './provider-watch.ts'

export interface ProvidersModule extends BookModule {
  readonly watch: ProviderWatch
  /** Sends a sign of life of the own feed for providers. */
  heartbeat(played: readonly Provider[], at: number): Promise<void>
}

/** @param owned what the holders of roles work with: it refuses a process that is no longer one */
export function createProviders(
  ports: ProvidersPorts,
  owned: {
    readonly feed: Pick<ProvidersPorts, 'db'>
    readonly publisher: Pick<ProvidersPorts, 'db' | 'publisher'>
  } = { feed: ports, publisher: ports },
): ProvidersModule {
  const watch = createProviderWatch(ports.db)
  return {
    watch,
    handlers: {},
    services: {
      every: [createProviderRefresh(ports, watch)],
      publisher: [createStatusPublisher({ ...ports, db: owned.publisher.db, publisher: owned.publisher.publisher })],
    },
    async heartbeat(played, at) {
      for (const provider of played) await recordHeartbeat(owned.feed.db, ownHeartbeat(provider, at), at)
    },
  }
}
