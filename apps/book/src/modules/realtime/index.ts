export type { Tags } from './channels/publication.ts'
export { createHub, type Hub } from './hub.ts'
export type { HubOptions, Procedure } from './hub-options.ts'
export type { PublishOutcome } from './operations/publish.ts'
export type { HubStats } from './operations/stats.ts'
export { SESSION_ENDED } from './protocol/codes.ts'
export { createCentrifugoPublisher } from './publishing/centrifugo-publisher.ts'
export { checkEngine, type EngineCheck } from './publishing/check-engine.ts'
export { createHubPublisher } from './publishing/hub-publisher.ts'
export { type ServerApiRequest, type ServerApiResponse, serverApi, serverApiGuard } from './server-api/index.ts'
export { type ConnectionTokenClaims, signConnectionToken, verifyConnectionToken } from './tokens/connection-token.ts'
export { ownerOfUser, type Subject, userOf } from './tokens/subject.ts'
export {
  type SubscriptionTokenClaims,
  signSubscriptionToken,
  verifySubscriptionToken,
} from './tokens/subscription-token.ts'
