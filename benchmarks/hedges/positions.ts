import type pg from 'pg'
import type { Db } from '../../apps/book/src/db/index.ts'
import { issueByKey, readDefinitions, storeDefinitions } from '../../apps/book/src/modules/bonuses/index.ts'
import { createBettors } from '../placement/bettors.ts'

/** Far above the ids that the book hands out. */
const FIRST_ID = 600_000_000_000
const STAKE = 1_00
const ODDS = 21_000
const POINTS = 11

/** Outcomes of a football match and of its halves, with the specifiers of their markets. */
const OUTCOMES: readonly (readonly [market: number, specifier: string, outcome: string])[] = [
  ...['1', '2', '3'].flatMap((id) => [1, 60, 83].map((market) => [market, '', id] as const)),
  ...['9', '10', '11'].map((id) => [10, '', id] as const),
  ...['4', '5'].map((id) => [11, '', id] as const),
  ...['74', '76'].map((id) => [29, '', id] as const),
  ...[0.5, 1.5, 2.5, 3.5].flatMap((line) =>
    [18, 68, 90].flatMap((market) => ['12', '13'].map((id) => [market, `total=${line}`, id] as const)),
  ),
  ...[-1.5, -0.5, 0.5, 1.5].flatMap((line) => ['1714', '1715'].map((id) => [16, `hcp=${line}`, id] as const)),
]

interface Hunters {
  readonly players: readonly number[]
  readonly bonusId: number
}

interface PositionsWish {
  readonly client: pg.Client
  readonly hunters: Hunters
  readonly eventId: number
  /** Matches that stay open: every tenth bet is a system of two of three with them. */
  readonly otherEventIds: readonly number[]
  readonly count: number
  readonly isHunted: boolean
}

let stored = 0
let hunts = 0

/** Players with money who take part in a hunt that has no end. */
export async function createHunters(client: pg.Client, db: Db, count: number): Promise<Hunters> {
  const key = `bench-hunt-${++hunts}`
  const prize = { key: `${key}-prize`, type: 'freebet', name: { en: 'Prize' }, amounts: { EUR: 1_00 } }
  const hunt = {
    key,
    type: 'hunting',
    name: { en: 'Hunt' },
    currency: 'EUR',
    pool: 1_00,
    points_per_unit: 10,
    odds_cap: 1_000_000,
    activates_itself: true,
    steps: [{ points: 1e9, amount: 1_00 }],
    prize: prize.key,
  }
  const read = readDefinitions(JSON.stringify({ bonuses: [prize, hunt] }))
  if (read.kind === 'wrong') throw new Error(read.faults.join('\n'))
  await storeDefinitions(db, read.bonuses, Date.now())
  const players = (await createBettors(client, count, key)).map(({ id }) => id)
  for (const id of players) await issueByKey(db, key, id, 'bench', Date.now())
  const { rows } = await client.query<{ id: number }>('SELECT id FROM bonuses WHERE key = $1', [key])
  return { players, bonusId: rows[0]?.id ?? 0 }
}

/** Stores accepted bets with their stakes, and the results of the match. Resolves with the ids of the bets. */
export async function storePositions(wish: PositionsWish): Promise<readonly number[]> {
  const { client, hunters, eventId, otherEventIds, count, isHunted } = wish
  const first = FIRST_ID + stored
  stored += count
  const [markets, specifiers, outcomes] = [0, 1, 2].map((i) => OUTCOMES.map((outcome) => outcome[i]))
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO bets (id, player_id, account_id, currency, type, status, stake, win_amount, odds, max_payout, system_wins,
                       system_total, accept_mode, is_quick, device_id, created_at)
     SELECT $1::bigint + n, a.player_id, a.id, 'EUR', CASE WHEN n % 10 = 0 THEN 'system' ELSE 'single' END, 'waiting_results',
            $4::bigint, $4::bigint * 2, CASE WHEN n % 10 = 0 THEN 0 ELSE $5::bigint END, 100000000,
            CASE WHEN n % 10 = 0 THEN 2 END, CASE WHEN n % 10 = 0 THEN 3 END, 'any', false, 'bench', now()
     FROM generate_series(0, $2::int - 1) AS n
     JOIN wallet_accounts a ON a.player_id = ($3::int[])[1 + n / 10 % cardinality($3::int[])] AND a.currency = 'EUR'`,
    [first, count, hunters.players, STAKE, ODDS],
  )
  await client.query(
    `INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status)
     SELECT $1::bigint + n, 0, $3::bigint, o.market, o.specifier, o.outcome, $4::int, 'open'
     FROM generate_series(0, $2::int - 1) AS n
     JOIN unnest($5::int[], $6::text[], $7::text[]) WITH ORDINALITY AS o (market, specifier, outcome, place)
       ON o.place = 1 + n % cardinality($5::int[])
     UNION ALL
     SELECT $1::bigint + n, e.place, e.id, 1, '', '1', $4::int, 'open'
     FROM generate_series(0, $2::int - 1, 10) AS n, unnest($8::bigint[]) WITH ORDINALITY AS e (id, place)`,
    [first, count, eventId, ODDS, markets, specifiers, outcomes, otherEventIds],
  )
  await client.query(
    `INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, at)
     SELECT 'stake', account_id, wallet_system('stakes_pending', 'EUR'), 'EUR', stake, id, now()
     FROM bets WHERE id >= $1 AND id < $1::bigint + $2`,
    [first, count],
  )
  if (isHunted)
    await client.query(
      `INSERT INTO bet_bonuses (bet_id, issue_id, bonus_id, type, odds, terms, is_house, amount, points, farmable)
       SELECT b.id, i.id, i.bonus_id, 'hunting', 10000, '{}', false, 0, $4::bigint, $4::bigint
       FROM bets b JOIN player_bonuses i ON i.player_id = b.player_id AND i.bonus_id = $3
       WHERE b.id >= $1 AND b.id < $1::bigint + $2 AND b.type = 'single'`,
      [first, count, hunters.bonusId, POINTS],
    )
  await client.query(
    `INSERT INTO market_results (match_id, market_id, specifier, outcomes, final_text, said_at, recorded_at)
     SELECT $1, o.market, o.specifier, jsonb_object_agg(o.outcome, CASE WHEN o.place % 3 = 0 THEN 'win' ELSE 'lose' END), '2:1', now(), now()
     FROM unnest($2::int[], $3::text[], $4::text[]) WITH ORDINALITY AS o (market, specifier, outcome, place)
     GROUP BY o.market, o.specifier`,
    [eventId, markets, specifiers, outcomes],
  )
  await client.query('COMMIT')
  await client.query('ANALYZE bets; ANALYZE bet_legs; ANALYZE bet_bonuses')
  return Array.from({ length: count }, (_, i) => first + i)
}
