import { type Refusal, refuse } from '../../../lib/refusal.ts'

/** No jackpot is in play yet, so no id names one. */
export async function getJackpot(): Promise<Refusal> {
  return refuse('not_found')
}
