import type { Notification } from '@touchline/contract'
import { sportPath } from '../../../navigation/index.ts'

/** The path a notification leads to: a bet, the player's bets, an event, bonuses; null for nowhere. */
export function placeOf({ type, object_type: about, object_id: id }: Notification): string | null {
  if (about === 'match' && id !== null) return sportPath('football', `match-m${id}`)
  if (about === 'bet' && id !== null) return `/bets/${id}`
  if (about === 'deposit') return '/profile/wallet/deposit'
  if (about === 'withdrawal') return '/profile/wallet/withdraw'
  if (type === 'bonus' || type === 'jackpot') return '/promotions'
  return type === 'bet' || type === 'vip_bet' ? '/bets' : null
}
