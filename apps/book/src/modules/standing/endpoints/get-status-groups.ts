import type { CallAnswer } from '@touchline/contract'

/** The operator has no groups yet. */
export async function getStatusGroups(): Promise<CallAnswer<'getStatusGroups'>> {
  return { data: [] }
}
