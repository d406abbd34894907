import { PROVIDERS, type Provider } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import type { ProviderStatus, Providers } from '../../kernel/ports/providers.ts'
import { loadProviderStates } from './provider-status.ts'

export interface ProviderWatch extends Providers {
  /** Looks again. */
  refresh(): Promise<void>
}

/** Everything is up until the first look. */
export function createProviderWatch(db: Db): ProviderWatch {
  const statuses = new Map<Provider, ProviderStatus>(PROVIDERS.map((provider) => [provider, 'up']))
  const listeners = new Set<(provider: Provider, status: ProviderStatus) => void>()
  return {
    statusOf: (provider) => statuses.get(provider) ?? 'up',
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async refresh() {
      for (const { provider, status } of await loadProviderStates(db)) {
        if (statuses.get(provider) === status) continue
        statuses.set(provider, status)
        for (const listener of listeners) listener(provider, status)
      }
    },
  }
}
