import type { Player } from '@touchline/contract'
import { PLATFORM_MEDIA_TYPE } from '@touchline/contract/constants'
import type { Ask } from './backend.ts'

/** The call that returns the player of a session. */
const WHO = '/api/player'
const UNAUTHORIZED = 401

/** What a page has to know of the player it is for. */
export interface PagePlayer {
  /** Null where the back end could not tell. */
  readonly id: number | null
  /** Country of residence, as an ISO 3166 code; null where it is not known. */
  readonly country: string | null
}

/**
 * The player of the session; null for a visitor, also one with a made-up session. Where the back end cannot tell, the
 * page counts as a player's, so that it is never shared.
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
