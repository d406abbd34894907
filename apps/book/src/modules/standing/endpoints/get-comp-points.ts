import type { CallAnswer } from '@touchline/contract'

/** No points are given yet, and no step is counted towards. */
export async function getCompPoints(): Promise<CallAnswer<'getCompPoints'>> {
  return { data: { persistent: 0, conditions: [] } }
}
