export type { Tags } from './channels/publication.ts'
export { createHub, type Hub } from './hub.ts'
export type { HubOptions, Procedure } from './hub-options.ts'
export type { PublishOutcome } from './operations/publish.ts'
export type { HubStats } from './operations/stats.ts'
export { type CentrifugoOptions, createCentrifugoPublisher } from './publishing/centrifugo-publisher.ts'
export { createHubPublisher } from './publishing/hub-publisher.ts'
export type { Published, Publisher, PublishOptions } from './publishing/publisher.ts'
export { type ServerApiRequest, type ServerApiResponse, serverApi } from './server-api/index.ts'
export { type ConnectionTokenClaims, signConnectionToken, verifyConnectionToken } from './tokens/connection-token.ts'
export {
  type SubscriptionTokenClaims,
  signSubscriptionToken,
  verifySubscriptionToken,
} from './tokens/subscription-token.ts'
