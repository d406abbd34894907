import type { FavouriteType } from '@touchline/contract/constants'

/** Something that can be followed. */
export type FollowedKind = 'event' | 'league' | 'team'

/** `event:42`. */
export type FollowedKey = `${FollowedKind}:${number}`

/** What the back end calls each kind. */
export const CALLED: { readonly [K in FollowedKind]: FavouriteType } = {
  event: 'events',
  league: 'tournaments',
  team: 'competitors',
}
export const KINDS: readonly FollowedKind[] = ['event', 'league', 'team']

export function partsOf(key: FollowedKey): { readonly type: FavouriteType; readonly id: number } {
  const at = key.indexOf(':')
  return { type: CALLED[key.slice(0, at) as FollowedKind], id: Number(key.slice(at + 1)) }
}
