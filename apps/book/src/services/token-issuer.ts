import type { TokenIssuer } from '../context.ts'
import type { Clock } from '../lib/clock.ts'
import { signConnectionToken, signSubscriptionToken } from '../modules/realtime/index.ts'
import type { Secrets } from './secrets.ts'

/** A signed-out player's connection ends with its token; clients fetch a new one before. */
const TOKEN_SECONDS = 30 * 60

export function createTokenIssuer(secrets: Secrets, clock: Clock): TokenIssuer {
  const expiresAt = () => Math.floor(clock.now() / 1_000) + TOKEN_SECONDS
  return {
    connection: (user) => signConnectionToken({ user, expiresAt: expiresAt() }, secrets.connection),
    subscription: (channel, user) =>
      signSubscriptionToken({ channel, user, expiresAt: expiresAt() }, secrets.subscription),
  }
}
