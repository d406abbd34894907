import type { CallAnswer, CallName } from '@touchline/contract'
import type { LiveStore } from '../live/index.ts'

/** Hands the prices, scores and clocks of an answer to the live store; other answers have none. */
export function ingestAnswer(live: LiveStore, name: CallName, params: unknown, data: unknown): void {
  if (name === 'getMatches') live.ingestEvents((data as CallAnswer<'getMatches'>).data)
  else if (name === 'getMatch') live.ingestEvents([(data as CallAnswer<'getMatch'>).data])
  else if (name === 'getMatchMarkets') {
    const { id } = params as { readonly id: number }
    live.ingestMarkets(id, (data as CallAnswer<'getMatchMarkets'>).data)
  }
}
