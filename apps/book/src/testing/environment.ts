import type { EdgeConfig } from '../app.ts'
import type { Realtime } from '../compose/realtime.ts'
import type { Secrets } from '../compose/secrets.ts'
import type { Publisher } from '../kernel/ports/publisher.ts'
import type { Audience } from '../modules/bets/index.ts'

export const TEST_SECRETS: Secrets = {
  connection: 'connection-secret',
  subscription: 'subscription-secret',
  realtimeApi: 'key',
  pseudonyms: 'pseudonyms-secret',
  launch: 'launch-secret',
  identity: 'identity-secret',
  authenticators: [Buffer.alloc(32, 7)],
  offer: 'offer-secret',
  push: Buffer.alloc(32, 7).toString('base64url'),
}

/** One proxy in front, through which tests say where a call comes from. */
export const TEST_EDGE: EdgeConfig = {
  trustProxy: 1,
  publicOrigin: null,
  allowedHosts: [],
  allowedOrigins: [],
  cashierUrl: null,
  cashierKind: 'page',
  logLevel: 'error',
}

/** A way to listeners that ends in a publisher of the test's own. */
export function testRealtime(publisher: Publisher, audience: Audience): Realtime {
  return {
    publisher,
    audience,
    hasLists: () => true,
    hub: null,
    connections: null,
    check: async () => {},
    nodes: async () => [],
    attach() {},
    register() {},
    close() {},
  }
}
