import { randomUUID } from 'node:crypto'
import type { Bet, SportEvent } from '@touchline/contract'
import type { ApiPlayer } from './api.ts'
import { until } from './wait.ts'

/** Matches that begin sooner change under a journey's hands. */
const AHEAD_MS = 10 * 60_000

/**
 * Singles on what is open now, one a match, until so many are taken.
 * @param stake in cents
 */
export async function placesBets(
  api: ApiPlayer,
  status: 'live' | 'prematch',
  count: number,
  stake: number,
): Promise<readonly number[]> {
  const ids: number[] = []
  const from = status === 'live' ? '' : `&start_from=${new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 19)}Z`
  await until(`${count} bets to be taken`, async () => {
    const { data } = await api.get<{ data: readonly SportEvent[] }>(
      `/api/v2/matches?type=match&match_status=${status}&limit=60${from}`,
    )
    for (const event of data) {
      const outcome = event.main_market?.outcomes.find(({ active, odds }) => active && odds > 15_000 && odds < 60_000)
      if (event.main_market == null || outcome === undefined || ids.length >= count) continue
      const { id: market_id, specifier } = event.main_market
      const selection = { match_id: event.id, market_id, specifier, outcome_id: outcome.id, odds: outcome.odds }
      const bets = [{ stake: { value: stake, currency: 'EUR' }, selections: [selection] }]
      const body = { meta: { device_id: 'journey', auto_accept_odds_change: 'any' }, bets }
      const answer = await api.send('POST', '/api/v3/bets', body, { 'idempotency-key': randomUUID() })
      if (answer.ok) ids.push(((await answer.json()) as { data: Bet[] }).data[0]?.id ?? 0)
    }
    return ids.length >= count
  })
  return ids
}
