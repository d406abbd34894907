/** Data providers: whether they are up, and who is told. */
export { type Heartbeat, hearProducer, noticeSilence, ownHeartbeat, SILENCE_MS } from './heartbeats.ts'
export { loadProviderStates, PROVIDER_STATUSES, type ProviderStatus, setProviderStatus } from './provider-status.ts'
export { createProviderWatch, type Providers, type ProviderWatch } from './provider-watch.ts'
export { createProviderRefresh, createProviderTeller } from './services.ts'
export { tellProviderStatuses } from './tell-provider-statuses.ts'
