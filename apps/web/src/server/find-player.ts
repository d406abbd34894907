import type { Player } from '@touchline/contract'
import { PLATFORM_MEDIA_TYPE } from '@touchline/contract/constants'
import type { Ask } from './backend.ts'

/** The call that tells who a session belongs to. */
const WHO = '/api/player'
const UNAUTHORIZED = 401

/** What a page has to know of the player it is for. */
export interface PagePlayer {
  /** Null where nobody could tell. */
  readonly id: number | null
  /** Where they live, as an ISO 3166 code; null where they have not said, or nobody could tell. */
  readonly country: string | null
}

/**
 * The player whose session it is; null for a visitor, as whoever made a session up is. Where the back end cannot say, the
 * page is a player's: nobody else may get it.
 */
export async function findPlayer(ask: Ask): Promise<PagePlayer | null> {
  try {
    const { status, text } = await ask({ method: 'GET', url: WHO, headers: { accept: PLATFORM_MEDIA_TYPE } })
    if (status === UNAUTHORIZED) return null
    const { data } = JSON.parse(text) as { data?: Partial<Player> }
    return { id: data?.id ?? null, country: data?.country ?? null }
  } catch {
    return { id: null, country: null }
  }
}
