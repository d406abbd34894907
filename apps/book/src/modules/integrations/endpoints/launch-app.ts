import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { signLaunchToken } from '../launch-token.ts'
import type { IntegrationsPorts } from '../ports.ts'
import type { Pseudonyms } from '../pseudonyms.ts'

/** A launch address is used at once or never. */
const GOOD_FOR_SECONDS = 60

/** Only providers the operator has configured are known. */
export function launchApp(
  { launchUrls, clock, launchSecret }: IntegrationsPorts,
  pseudonyms: Pseudonyms,
): Handler<'launchApp'> {
  return async ({ params, body, player }) => {
    const { provider } = params
    const base = launchUrls.get(provider)
    if (base === undefined) return refuse('not_found')
    const exp = Math.floor(clock.now() / 1_000) + GOOD_FOR_SECONDS
    const claims = { sub: pseudonyms.of(provider, player.playerId), aud: provider, app: body.app, exp }
    const url = new URL(base)
    url.searchParams.set('app', body.app)
    url.searchParams.set('token', signLaunchToken(claims, launchSecret))
    return { data: { url: url.href } }
  }
}
