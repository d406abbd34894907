import type { Notification } from '@touchline/contract'
import { sportPath } from '../../../navigation/index.ts'

/** Where a notification leads: to the player's bets, to an event's page, or nowhere. */
export type Place = { readonly kind: 'bets' } | { readonly kind: 'page'; readonly to: string } | null

export function placeOf({ type, object_type: about, object_id: id }: Notification): Place {
  if (about === 'match' && id !== null) return { kind: 'page', to: sportPath('football', `match-m${id}`) }
  if (about === 'bet' || type === 'bet' || type === 'vip_bet') return { kind: 'bets' }
  return null
}
