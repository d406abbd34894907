import { MARKET_STATUS } from '@touchline/contract'

interface ListedMatch {
  readonly id: number
  readonly main_market: {
    readonly id: number
    readonly specifier: string
    readonly status: number
    readonly outcomes: readonly { readonly id: string; readonly active: boolean; readonly odds: number }[]
  } | null
}

const PATIENCE_MS = 60_000

/** A selection far enough ahead that it stays open; the feed may take a moment to price it. */
export async function prematchSelection(origin: string): Promise<object> {
  const from = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const query = `type=match&match_status=prematch&start_from=${from}&limit=20`
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    const response = await fetch(`${origin}/api/v2/matches?${query}`)
    const { data } = (await response.json()) as { data: readonly ListedMatch[] }
    for (const { id, main_market: market } of data) {
      const outcome = market?.outcomes.find((candidate) => candidate.active)
      if (market?.status !== MARKET_STATUS.allowed || outcome === undefined) continue
      const { id: marketId, specifier } = market
      return { match_id: id, market_id: marketId, specifier, outcome_id: outcome.id, odds: outcome.odds }
    }
    await new Promise((next) => setTimeout(next, 500))
  }
  throw new Error('No event is open tomorrow')
}
