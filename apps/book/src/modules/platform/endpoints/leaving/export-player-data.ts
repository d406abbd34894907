import type { Db } from '../../../../db/index.ts'
import type { Handler } from '../../../../kernel/handler.ts'
import { FileReply } from '../../../../kernel/refusal.ts'
import { useRate } from '../../limits/rate-limit.ts'
import type { PlatformParts } from '../../parts.ts'

/** What the book knows of a player, part by part, as `player_data` names them. */
const SECTIONS = [
  'player',
  'past_addresses',
  'accounts',
  'transfers',
  'bets',
  'limits',
  'deposits',
  'withdrawals',
  'exchanges',
  'payment_methods',
  'notifications',
  'settings',
  'groups',
  'favourites',
  'votes',
  'shared_bets',
  'sessions',
  'hosts',
  'host_payments',
  'pushes',
  'sign_ins',
  'passkeys',
  'points',
] as const
const PAGE = 500

/** The file piece by piece: never more than one page of it is in memory. */
async function* pieces(db: Db, playerId: number): AsyncGenerator<string> {
  yield '{'
  for (const [index, section] of SECTIONS.entries()) {
    yield `${index === 0 ? '' : ','}\n"${section}":[`
    let after = 0
    for (let isFirst = true; ; isFirst = false) {
      const rows = await db.query<{ place: bigint | number; data: unknown }>(
        'SELECT * FROM player_data($1, $2, $3, $4)',
        [playerId, section, after, PAGE],
      )
      if (rows.length > 0) yield `${isFirst ? '\n' : ',\n'}${rows.map(({ data }) => JSON.stringify(data)).join(',\n')}`
      if (rows.length < PAGE) break
      after = Number(rows.at(-1)?.place)
    }
    yield ']'
  }
  yield '\n}\n'
}

export function exportPlayerData(ports: PlatformParts): Handler<'exportPlayerData'> {
  return async ({ player: { playerId } }) => {
    const refused = await useRate(ports, 'data_exports', String(playerId))
    if (refused !== null) return refused
    const day = new Date(ports.clock.now()).toISOString().slice(0, 10)
    return new FileReply(pieces(ports.db, playerId), `player-${playerId}-${day}.json`)
  }
}
