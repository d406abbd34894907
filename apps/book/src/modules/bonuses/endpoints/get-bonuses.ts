import type { CallAnswer } from '@touchline/contract'

/** No bonus is on offer yet. */
export async function getBonuses(): Promise<CallAnswer<'getBonuses'>> {
  return { data: [] }
}
