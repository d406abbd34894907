import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'
import { signLaunchToken } from '../launch-token.ts'

/** A launch address is used at once or never. */
const GOOD_FOR_SECONDS = 60

/** Only providers the operator has configured are known. */
export async function launchApp(
  { config, clock, pseudonyms, launchSecret }: BookContext,
  { params, body, player }: CallRequest<'launchApp'>,
): Promise<CallAnswer<'launchApp'> | Refusal> {
  const { provider } = params
  const base = config.launchUrls.get(provider)
  if (base === undefined) return refuse('not_found')
  const exp = Math.floor(clock.now() / 1_000) + GOOD_FOR_SECONDS
  const claims = { sub: pseudonyms.of(provider, player.playerId), aud: provider, app: body.app, exp }
  const url = new URL(base)
  url.searchParams.set('app', body.app)
  url.searchParams.set('token', signLaunchToken(claims, launchSecret))
  return { data: { url: url.href } }
}
