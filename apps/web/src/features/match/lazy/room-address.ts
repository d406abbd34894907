import type { SiteConfig } from '@touchline/contract'

export interface RoomGuest {
  readonly eventId: number
  readonly locale: string
  /** Name of the player with the provider; null for a visitor, who reads along. */
  readonly userId: string | null
}

/**
 * Address of a match's room at the chat provider: `site`, `room`, `lang` and, for a player, `user`, added to the
 * operator's address. Null unless that is an HTTPS address.
 */
export function roomAddress({ id, room }: SiteConfig['chat'], { eventId, locale, userId }: RoomGuest): string | null {
  if (room === null || !URL.canParse(room)) return null
  const url = new URL(room)
  if (url.protocol !== 'https:') return null
  if (id !== null) url.searchParams.set('site', id)
  url.searchParams.set('room', `match-${eventId}`)
  url.searchParams.set('lang', locale)
  if (userId !== null) url.searchParams.set('user', userId)
  return url.href
}
