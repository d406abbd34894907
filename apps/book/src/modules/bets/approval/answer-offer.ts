import type { Bet } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { viewBets } from '../views/view-bets.ts'

/**
 * Takes the counter-offer that the desk made for a large stake. The part of the stake that it leaves out is returned at
 * once, and the bet is decided like an approved one. A repetition, as after a lost response, returns the same result.
 */
export function takeCounterOffer(ports: BetsParts): Handler<'takeCounterOffer'> {
  return async ({ params, body, player, locale }) => {
    const bet = await ownBet(ports, params.id, player.playerId)
    if (bet === null) return refuse('not_found')
    const [row] = await ports.db.query<{ outcome: 'taken' | 'excluded' | 'under_age' | 'account_held' | 'over' }>(
      'SELECT take_offer($1, $2, $3, $4, $5) AS outcome',
      [bet.id, player.playerId, body.stake, body.odds, new Date(ports.clock.now())],
    )
    const outcome = row?.outcome ?? 'over'
    if (outcome === 'excluded' || outcome === 'under_age' || outcome === 'account_held') return refuse(outcome)
    if (outcome === 'taken') return decideNext(ports, bet, locale)
    const [now] = await loadBets(ports.db, [bet.id])
    const isTaken = now?.vipVerdict === 'approved' && now.offer?.stake === BigInt(body.stake)
    return isTaken && now.offer?.odds === body.odds ? shown(ports, bet, locale) : refuse('offer_over')
  }
}

/** Declines the offer: the bet is rejected, and its whole stake comes back. A repetition is no error. */
export function declineCounterOffer(ports: BetsParts): Handler<'declineCounterOffer'> {
  return async ({ params, player, locale }) => {
    const bet = await ownBet(ports, params.id, player.playerId)
    if (bet === null) return refuse('not_found')
    const [row] = await ports.db.query<{ is_done: boolean }>('SELECT decline_offer($1, $2, $3) AS is_done', [
      bet.id,
      player.playerId,
      new Date(ports.clock.now()),
    ])
    if (row?.is_done === true) return decideNext(ports, bet, locale)
    return bet.vipVerdict === 'declined' ? shown(ports, bet, locale) : refuse('offer_over')
  }
}

async function ownBet({ db }: BetsParts, id: number, playerId: number): Promise<OwnedBet | null> {
  const [bet] = await loadBets(db, [id])
  return bet === undefined || bet.playerId !== playerId || bet.offer === null ? null : bet
}

/** The bet is decided like every other that is due: here at once, elsewhere with the next look. */
function decideNext(ports: BetsParts, bet: OwnedBet, locale: ServedLocale): Promise<{ data: Bet } | Refusal> {
  ports.signals.emit('outbox_appended', null)
  ports.signals.emit('bet_falls_due', { at: ports.clock.now() })
  return shown(ports, bet, locale)
}

async function shown(ports: BetsParts, { id }: OwnedBet, locale: ServedLocale): Promise<{ data: Bet } | Refusal> {
  const [view] = await viewBets(ports, await loadBets(ports.db, [id]), locale)
  return view === undefined ? refuse('not_found') : { data: view }
}
