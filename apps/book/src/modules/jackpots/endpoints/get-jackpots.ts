import type { CallAnswer } from '@touchline/contract'

/** No jackpot is in play yet. */
export async function getJackpots(): Promise<CallAnswer<'getJackpots'>> {
  return { data: [] }
}
