import type pg from 'pg'

/** Far above the ids that the book hands out. */
const FIRST_ID = 500_000_000_000
const STAKE = 1_00
const ODDS = 21_000
/** What a single and a combo of two legs pay, in subunits. */
const [SINGLE_WIN, COMBO_WIN] = [2_10, 4_41]

export interface OpenBets {
  readonly db: pg.Client
  readonly eventId: number
  /** A match that stays open: every tenth bet is a combo with it. */
  readonly otherEventId: number
  readonly count: number
  /** Players who hold the bets, in turn. */
  readonly players: readonly number[]
  readonly offset: number
}

/**
 * Stores accepted bets with their stakes in a few large statements, as placements would have: nine of ten are singles
 * on the three outcomes of market 1 and the two of market 18, the others combos.
 */
export async function storeOpenBets({ db, eventId, otherEventId, count, players, offset }: OpenBets): Promise<void> {
  const first = FIRST_ID + offset
  await db.query('BEGIN')
  await db.query(
    `INSERT INTO bets (id, player_id, account_id, currency, type, status, stake, win_amount, odds, max_payout, accept_mode,
                       is_quick, device_id, created_at)
     SELECT $1::bigint + n, a.player_id, a.id, 'EUR', CASE WHEN n % 10 = 0 THEN 'combo' ELSE 'single' END, 'waiting_results',
            $4::bigint, CASE WHEN n % 10 = 0 THEN $7::bigint ELSE $6::bigint END, $5::bigint, 100000000, 'any', false, 'bench', now()
     FROM generate_series(0, $2::int - 1) AS n
     JOIN wallet_accounts a ON a.player_id = ($3::int[])[1 + n % cardinality($3::int[])] AND a.currency = 'EUR'`,
    [first, count, players, STAKE, ODDS, SINGLE_WIN, COMBO_WIN],
  )
  await db.query(
    `INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status)
     SELECT $1::bigint + n, 0, $3::bigint, CASE WHEN n % 5 < 3 THEN 1 ELSE 18 END, CASE WHEN n % 5 < 3 THEN '' ELSE 'total=2.5' END,
            (ARRAY['1', '2', '3', '12', '13'])[1 + n % 5], $5::int, 'open'
     FROM generate_series(0, $2::int - 1) AS n
     UNION ALL
     SELECT $1::bigint + n, 1, $4::bigint, 1, '', '1', $5::int, 'open' FROM generate_series(0, $2::int - 1) AS n WHERE n % 10 = 0`,
    [first, count, eventId, otherEventId, ODDS],
  )
  await db.query(
    `INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, at)
     SELECT 'stake', account_id, wallet_system('stakes_pending', 'EUR'), 'EUR', stake, id, now()
     FROM bets WHERE id >= $1 AND id < $1::bigint + $2`,
    [first, count],
  )
  await db.query('COMMIT')
  await db.query('ANALYZE bets; ANALYZE bet_legs; ANALYZE wallet_transfers')
}

/** The results of the two markets: 2:1. */
export async function storeResults(db: pg.Client, eventId: number): Promise<void> {
  await db.query(
    `INSERT INTO market_results (match_id, market_id, specifier, outcomes, final_text, said_at, recorded_at)
     VALUES ($1, 1, '', '{"1": "win", "2": "lose", "3": "lose"}', '2:1', now(), now()),
            ($1, 18, 'total=2.5', '{"12": "win", "13": "lose"}', '2:1', now(), now())`,
    [eventId],
  )
}
