import { parseSystemId } from '@touchline/betting'
import type { SharedBetRequest } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { useRate } from '../../platform/index.ts'
import { currentPrice } from '../current-price.ts'
import type { SharingPorts } from '../ports.ts'
import { newShareCode } from '../share-code.ts'
import { toStored } from '../stored-bet.ts'

const DAY_MS = 86_400_000
const GOOD_FOR_MS = 30 * DAY_MS

/** A code that could restore nothing is not given out, and none where the site shares no bets. */
export function createShareCode(ports: SharingPorts): Handler<'createShareCode'> {
  return async ({ body, player }) => {
    const { db, clock, board, currencies } = ports
    const now = clock.now()
    if (!(await ports.isShareBetOn())) return refuse('forbidden')
    if (body.bets.some((bet) => !fitsItsSystem(bet))) return refuse('wrong_system')
    if (body.bets.some(({ stake }) => stake && !currencies.has(stake.currency))) {
      return refuse('validation', { details: [{ path: 'body.bets.stake.currency', message: 'Not offered' }] })
    }
    const stored = body.bets.map(toStored)
    const isOnOffer = stored.some((bet) => bet.selections.some((pick) => currentPrice(board, pick, now) !== null))
    if (!isOnOffer) return refuse('unknown_selection')
    const refused = await useRate(ports, 'share_code', String(player.playerId))
    if (refused !== null) return refused
    const [code, expiresAt] = [newShareCode(), new Date(now + GOOD_FOR_MS)]
    await db.query(
      'INSERT INTO share_codes (code, player_id, bets, created_at, expires_at) VALUES ($1, $2, $3::jsonb, $4, $5)',
      [code, player.playerId, JSON.stringify(stored), new Date(now), expiresAt],
    )
    return { data: { code, expires_at: expiresAt.toISOString() } }
  }
}

function fitsItsSystem({ system_id, selections }: SharedBetRequest): boolean {
  return system_id == null || parseSystemId(system_id)?.totalCount === selections.length
}
