import type { Provider } from '@touchline/contract'

export const PROVIDER_STATUSES = ['up', 'down'] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

/** How the data providers are, as this process knows it. */
export interface Providers {
  statusOf(provider: Provider): ProviderStatus
  /** Calls the listener at every change; the returned function unsubscribes. */
  onChange(listener: (provider: Provider, status: ProviderStatus) => void): () => void
}
