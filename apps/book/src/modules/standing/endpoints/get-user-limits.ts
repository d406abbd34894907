import type { CallAnswer } from '@touchline/contract'

/** Players cannot set limits yet. */
export async function getUserLimits(): Promise<CallAnswer<'getUserLimits'>> {
  return { data: [] }
}
