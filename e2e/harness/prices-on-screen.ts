import { MARKET_STATUS } from '@touchline/contract'
import { fetchJson } from './api.ts'

interface ListedMarket {
  readonly id: number
  readonly specifier: string
  readonly status: number
  readonly outcomes: readonly { readonly id: string; readonly active: boolean; readonly odds: number }[]
}

/** Outcome keys of match pages or lists whose screen price differs from the server's. */
export async function differences(
  origin: string,
  shown: readonly (readonly [string, string, boolean])[],
): Promise<string[]> {
  const byMatch = Map.groupBy(shown, ([key]) => key.split('/')[0] ?? '')
  const wrong: string[] = []
  for (const [match, buttons] of byMatch) {
    const { data } = await fetchJson<{ data: readonly ListedMarket[] }>(
      origin,
      `/api/v2/matches/${match}/markets?limit=500`,
    )
    for (const [key, text, disabled] of buttons) {
      const [, marketId, specifier, outcomeId] = key.split('/')
      const market = data.find((candidate) => String(candidate.id) === marketId && candidate.specifier === specifier)
      const outcome = market?.outcomes.find((candidate) => candidate.id === outcomeId)
      const bettable = market?.status === MARKET_STATUS.allowed && outcome?.active === true
      const odds = outcome ? (outcome.odds / 10_000).toFixed(2) : ''
      if (bettable ? !text.includes(odds) : !disabled)
        wrong.push(`${key}: screen "${text.replaceAll('\n', ' ')}", server ${bettable ? odds : 'closed'}`)
    }
  }
  return wrong
}
