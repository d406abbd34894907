/** Far above the ids that the book hands out. */
let nextId = 900_000_000_000

const ANSWER = 'x'.repeat(1_200)
const HASH = 'x'.repeat(43)
const LIMIT = 500_000_000
const LEG = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 21_000 }

/** Statement of one bet, all of its values known, as the book stores a single bet. */
export const PLACE_ONE = 'SELECT * FROM place_bets($1, $2, $3, $4, $5::smallint, $6, $7::jsonb, $8::jsonb)'
export const PLACE_MANY = 'SELECT place_together($1::jsonb, $2::text[], $3::jsonb, $4::jsonb, $5::jsonb, $6) AS placed'

export function valuesOfOne(playerId: number): unknown[] {
  const id = nextId++
  const bet = { ...betOf(id), legs: [{ position: 0, ...LEG }] }
  return [
    playerId,
    `floor-${id}`,
    HASH,
    new Date(),
    201,
    ANSWER,
    JSON.stringify([bet]),
    JSON.stringify(exposureOf(playerId)),
  ]
}

/** The same for a bet of each of these players, in one call. */
export function valuesOfMany(playerIds: readonly number[]): unknown[] {
  const at = new Date().toISOString()
  const bets = playerIds.map((playerId, index) => ({ place: index + 1, player_id: playerId, id: nextId++ }))
  return [
    JSON.stringify(bets.map(({ id, ...bet }) => ({ ...bet, key: `floor-${id}`, body_hash: HASH, status: 201, at }))),
    bets.map(() => ANSWER),
    JSON.stringify(bets.map((bet) => ({ ...betOf(bet.id), ...bet, at }))),
    JSON.stringify(bets.map(({ id, place }) => ({ ...LEG, place, bet_id: id, position: 0, status: 'open' }))),
    JSON.stringify(bets.flatMap(({ place, player_id }) => exposureOf(player_id).map((row) => ({ place, ...row })))),
    new Date(),
  ]
}

function exposureOf(playerId: number): object[] {
  const share = -1 - (playerId % 16)
  const row = { ...LEG, amount: 21, cap: LIMIT }
  return [
    { ...row, holder: share },
    { ...row, outcome_id: '', holder: share },
    { ...row, outcome_id: '', holder: playerId },
  ]
}

function betOf(id: number): object {
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
    is_vip: false,
    exposure: 21,
    decide_at: null,
  }
}
