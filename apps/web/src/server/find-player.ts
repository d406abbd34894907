import { PLATFORM_MEDIA_TYPE } from '@touchline/contract/constants'
import type { Ask } from './backend.ts'

/** The call that tells who a session belongs to. */
const WHO = '/api/player'
const UNAUTHORIZED = 401

/**
 * Whether the cookies are those of a player who is signed in: a session somebody made up is a visitor's. Where the back end
 * cannot say, the page is a player's: nobody else may get it.
 */
export async function isPlayer(ask: Ask, cookie: string): Promise<boolean> {
  try {
    const { status } = await ask({ method: 'GET', url: WHO, headers: { accept: PLATFORM_MEDIA_TYPE, cookie } })
    return status !== UNAUTHORIZED
  } catch {
    return true
  }
}
