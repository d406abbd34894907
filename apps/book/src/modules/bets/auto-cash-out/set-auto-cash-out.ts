import type { Bet } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { isNeverSold } from '../cash-out/cash-out-value.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { viewBets } from '../views/view-bets.ts'

/**
 * Makes the book cash the whole bet out at the first value that reaches the target. A new target replaces the old one.
 * A target above the bet's largest possible return could never be reached and is refused.
 */
export function setAutoCashOut(ports: BetsParts): Handler<'setAutoCashOut'> {
  return async ({ params, body, player, locale }) => {
    const bet = await ownBet(ports, params.id, player.playerId)
    if (bet === null) return refuse('not_found')
    if (isNeverSold(bet)) return refuse('cash_out_never')
    if (BigInt(body.to_cashout) > bet.winAmount) return refuse('cash_out_amount')
    return order(ports, bet, BigInt(body.to_cashout), locale)
  }
}

/** Takes the order back. One that is not there any more is no fault. */
export function cancelAutoCashOut(ports: BetsParts): Handler<'cancelAutoCashOut'> {
  return async ({ params, player, locale }) => {
    const bet = await ownBet(ports, params.id, player.playerId)
    return bet === null ? refuse('not_found') : order(ports, bet, null, locale)
  }
}

async function ownBet({ db }: BetsParts, id: number, playerId: number): Promise<OwnedBet | null> {
  const [bet] = await loadBets(db, [id])
  return bet === undefined || bet.playerId !== playerId ? null : bet
}

async function order(
  ports: BetsParts,
  { id, playerId }: OwnedBet,
  target: bigint | null,
  locale: ServedLocale,
): Promise<{ data: Bet } | Refusal> {
  const { db, signals } = ports
  const [row] = await db.query<{ is_set: boolean }>('SELECT set_auto_cash_out($1, $2, $3) AS is_set', [
    id,
    playerId,
    target,
  ])
  if (row?.is_set !== true && target !== null) return refuse('cash_out_unavailable')
  signals.emit('outbox_appended', null)
  const [view] = await viewBets(ports, await loadBets(db, [id]), locale)
  return view === undefined ? refuse('not_found') : { data: view }
}
