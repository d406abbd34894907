import type { Handler, SignedIn } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { listJackpots, type StoredJackpot } from '../list-jackpots.ts'
import type { JackpotsPorts } from '../ports.ts'
import { viewJackpots } from './jackpot-view.ts'

const BARRED = 'SELECT is_barred($1, $2) AS barred'

/** Jackpots in play. A player on a break, excluded or at a limit gets none. */
export function getJackpots(ports: JackpotsPorts): Handler<'getJackpots'> {
  return async ({ locale, player, country }) => ({
    data: await viewJackpots(ports, await offered(ports, player, country), locale),
  })
}

export function getJackpot(ports: JackpotsPorts): Handler<'getJackpot'> {
  return async ({ params, locale, player, country }) => {
    const found = (await offered(ports, player, country)).filter(({ id }) => id === params.id)
    const [data] = await viewJackpots(ports, found, locale)
    return data === undefined ? refuse('not_found') : { data }
  }
}

/** The jackpots offered to a player or visitor. A visitor of unknown country gets those for all countries. */
export async function offered(
  { db, clock }: JackpotsPorts,
  player: SignedIn | null,
  country: string | null,
): Promise<readonly StoredJackpot[]> {
  if (player !== null) {
    const [row] = await db.query<{ barred: boolean }>(BARRED, [player.playerId, new Date(clock.now())])
    if (row?.barred === true) return []
  }
  return (await listJackpots(db)).filter(({ status, definition: { country_codes: countries } }) => {
    const isHere = countries.length === 0 || (country !== null && countries.includes(country))
    return status !== 'finished' && isHere
  })
}
