import type { Clock } from '../kernel/clock.ts'
import type { TokenIssuer } from '../kernel/ports/token-issuer.ts'
import { signConnectionToken, signSubscriptionToken, userOf } from '../modules/realtime/index.ts'
import type { Secrets } from './secrets.ts'

/**
 * How long a connection token lets a player in. It is fetched right before it is used; an engine that cannot look up
 * sessions refuses it soon after its session ended, and until then its connections are closed again and again.
 */
export const ADMISSION_SECONDS = 15
/** A player's connection and subscriptions hold this long without new tokens, which the browser fetches before. */
const PLAYER_SECONDS = 5 * 60
/** A visitor's token opens only public channels. */
const VISITOR_SECONDS = 24 * 3_600

export function createTokenIssuer(secrets: Secrets, clock: Clock): TokenIssuer {
  const inSeconds = (seconds: number) => Math.floor(clock.now() / 1_000) + seconds
  return {
    connection(holder) {
      const claims =
        holder === null
          ? { user: '', expiresAt: inSeconds(VISITOR_SECONDS) }
          : {
              user: userOf(holder),
              expiresAt: inSeconds(ADMISSION_SECONDS),
              connectionExpiresAt: inSeconds(PLAYER_SECONDS),
            }
      return signConnectionToken(claims, secrets.connection)
    },
    subscription: (channel, holder) =>
      signSubscriptionToken(
        { channel, user: userOf(holder), expiresAt: inSeconds(PLAYER_SECONDS) },
        secrets.subscription,
      ),
  }
}
