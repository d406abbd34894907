import pg from 'pg'
import type { Bettor } from './bettors.ts'

/** Far above the ids that the book hands out. */
let nextId = 900_000_000_000

/** Bets per second of the placement statement alone, by a bare driver: what the database can take at most. */
export async function placeBySql(
  url: string,
  bettors: readonly Bettor[],
  connections: number,
  seconds: number,
): Promise<number> {
  const until = performance.now() + seconds * 1_000
  const begun = performance.now()
  const placed = await Promise.all(
    Array.from({ length: connections }, (_, i) => placeUntil(url, bettors[i % bettors.length]?.id ?? 0, until)),
  )
  return placed.reduce((sum, count) => sum + count, 0) / ((performance.now() - begun) / 1_000)
}

async function placeUntil(url: string, playerId: number, until: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let placed = 0
  while (performance.now() < until) {
    const id = nextId++
    const { rows } = await client.query({
      name: 'place',
      text: 'SELECT * FROM place_bets($1, $2, $3, $4, $5::smallint, $6, $7::jsonb)',
      values: [playerId, `floor-${id}`, 'x'.repeat(43), new Date(), 201, 'x'.repeat(1_200), JSON.stringify([bet(id)])],
    })
    if (rows[0]?.outcome !== 'placed') throw new Error(`The floor placed nothing: ${JSON.stringify(rows)}`)
    placed++
  }
  await client.end()
  return placed
}

function bet(id: number): object {
  return {
    id,
    currency: 'EUR',
    type: 'single',
    stake: 10,
    win_amount: 21,
    odds: 21_000,
    max_payout: 100_000_000,
    system_wins: null,
    system_total: null,
    accept_mode: 'any',
    is_quick: false,
    device_id: 'bench',
    decide_at: null,
    legs: [{ position: 0, match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 21_000 }],
  }
}
