import type { Provider } from '@touchline/contract'

export const PROVIDER_STATUSES = ['up', 'down'] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

/** How the data providers are, as this process knows it. */
export interface Providers {
  statusOf(provider: Provider): ProviderStatus
  /** Hears of every change; the answer ends the subscription. */
  onChange(listener: (provider: Provider, status: ProviderStatus) => void): () => void
}
