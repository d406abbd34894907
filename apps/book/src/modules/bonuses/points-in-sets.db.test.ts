import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../db/index.ts'
import { defined, FREEBET, given, HUNT } from '../../testing/given-bonuses.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { planMatch } from '../../testing/plan-match.ts'
import { findHedges } from './hedges.ts'

/** Counts each bet by itself. */
const BET_BY_BET = new URL('../../testing/points-bet-by-bet.sql', import.meta.url)
const FIRST_ID = 700_000_000_000
/** The last two are one event of two providers. */
const GAMES = 3

const OUTCOMES = [
  ['1', '', '1'],
  ['1', '', '2'],
  ['1', '', '3'],
  ['10', '', '9'],
  ['10', '', '11'],
  ['11', '', '5'],
  ['18', 'total=1.5', '12'],
  ['18', 'total=2.5', '12'],
  ['18', 'total=2.5', '13'],
  ['18', 'total=3.5', '13'],
  ['29', '', '74'],
  ['29', '', '76'],
  ['60', '', '1'],
  ['68', 'total=0.5', '13'],
] as const

const STATES = [
  { status: 'done', result: 'win' },
  { status: 'done', result: 'lose' },
  { status: 'done', result: 'refund_entire' },
  { status: 'waiting_results', result: 'no_results' },
  { status: 'cancelled', result: 'canceled' },
] as const

const legs = fc.record({
  game: fc.constantFrom(0, 0, 0, 0, 1, 2),
  outcome: fc.nat({ max: OUTCOMES.length - 1 }),
  odds: fc.integer({ min: 10_100, max: 60_000 }),
  is_void: fc.boolean(),
})
const bets = fc.record({
  player: fc.constantFrom(0, 0, 0, 1),
  currency: fc.constantFrom('EUR', 'EUR', 'USD'),
  legs: fc.oneof(
    { weight: 5, arbitrary: fc.array(legs, { minLength: 1, maxLength: 1 }) },
    fc.uniqueArray(legs, { minLength: 2, maxLength: 4, selector: ({ game, outcome }) => `${game}/${outcome}` }),
  ),
  isSystem: fc.boolean(),
  stake: fc.integer({ min: 1, max: 30_00 }),
  cashed_stake: fc.constantFrom(0, 0, 7, 5_00),
  odds: fc.integer({ min: 10_100, max: 400_000 }),
  state: fc.constantFrom(...STATES.slice(0, 2), ...STATES.slice(0, 2), ...STATES),
  bonus: fc.constantFrom(0, 1, 1, null),
  farmable: fc.integer({ min: 0, max: 200 }),
  hasFarmed: fc.constantFrom(false, false, false, true),
  isDecidedNow: fc.constantFrom(true, true, true, false),
})

interface Place {
  readonly players: readonly number[]
  /** Bonuses of each player. */
  readonly issues: readonly (readonly number[])[]
  readonly games: readonly number[]
}

/** Stores bets; returns the ids of those that are decided now. */
async function stored(
  tx: Db,
  { players, issues, games }: Place,
  all: readonly (typeof bets extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const rows = all.map(({ state, ...bet }, i) => ({
    ...bet,
    ...state,
    id: FIRST_ID + i,
    player_id: players[bet.player],
    type: bet.legs.length === 1 ? 'single' : bet.isSystem && bet.legs.length > 2 ? 'system' : 'combo',
    issue_id: bet.bonus === null ? null : issues[bet.player]?.[bet.bonus],
    points: bet.hasFarmed ? Math.floor(bet.farmable / 2) : bet.farmable,
    has_farmed: bet.hasFarmed && state.status === 'done',
    legs: bet.legs.map(({ game, outcome, odds, is_void }, position) => {
      const [market, specifier, id] = OUTCOMES[outcome] ?? OUTCOMES[0]
      const status = is_void && position > 0 ? 'void' : 'open'
      return { position, match_id: games[game], market_id: Number(market), specifier, outcome_id: id, odds, status }
    }),
  }))
  await tx.query(
    `INSERT INTO bets (id, player_id, account_id, currency, type, status, result, stake, cashed_stake, win_amount, odds, max_payout,
       system_wins, system_total, accept_mode, is_quick, device_id, created_at, settled_at)
     SELECT r.id, r.player_id, a.id, r.currency, r.type, r.status, r.result, r.stake, r.cashed_stake, 0, r.odds, 1000000,
       CASE WHEN r.type = 'system' THEN 2 END, CASE WHEN r.type = 'system' THEN jsonb_array_length(r.legs) END, 'any', false, 'test', now(),
       CASE WHEN r.status <> 'waiting_results' THEN now() END
     FROM jsonb_to_recordset($1::jsonb) AS r (id BIGINT, player_id INTEGER, currency TEXT, type TEXT, status TEXT, result TEXT, stake BIGINT,
       cashed_stake BIGINT, odds BIGINT, legs JSONB)
     JOIN wallet_accounts a ON a.player_id = r.player_id AND a.currency = r.currency`,
    [JSON.stringify(rows)],
  )
  await tx.query(
    `INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status)
     SELECT r.id, l.* FROM jsonb_to_recordset($1::jsonb) AS r (id BIGINT, legs JSONB), jsonb_to_recordset(r.legs) AS l (position SMALLINT,
       match_id BIGINT, market_id INTEGER, specifier TEXT, outcome_id TEXT, odds INTEGER, status TEXT)`,
    [JSON.stringify(rows)],
  )
  await tx.query(
    `INSERT INTO bet_bonuses (bet_id, issue_id, bonus_id, type, odds, terms, is_house, amount, points, farmable, has_farmed)
     SELECT r.id, i.id, i.bonus_id, 'hunting', 10000, '{}', false, 0, r.points, r.farmable, r.has_farmed
     FROM jsonb_to_recordset($1::jsonb) AS r (id BIGINT, issue_id INTEGER, points BIGINT, farmable BIGINT, has_farmed BOOLEAN)
     JOIN player_bonuses i ON i.id = r.issue_id`,
    [JSON.stringify(rows)],
  )
  return rows.filter(({ issue_id, isDecidedNow }) => issue_id !== null && isDecidedNow).map(({ id }) => id)
}

const pointsOf = (tx: Db) =>
  tx.query<{ bet_id: string; points: string }>(
    'SELECT bet_id::text, points::text FROM bet_bonuses WHERE bet_id >= $1 ORDER BY bet_id',
    [FIRST_ID],
  )

const ONE_BY_ONE = `
  SELECT count(bonus_measure(m.bet_id, $1)) FROM (
    SELECT x.bet_id FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id
    WHERE x.bet_id = ANY ($1) AND x.farmable > 0 AND NOT x.has_farmed AND b.status = 'done' AND b.result <> 'refund_entire'
    ORDER BY x.bet_id) m`

/** The points that stored bets have, counted at once and one by one. Nothing of it stays. */
async function bothWays(db: Db, place: Place, all: Parameters<typeof stored>[2], old: string) {
  const found: (readonly object[])[] = []
  const undone = new Error('undone')
  const counting = db.tx(async (tx) => {
    await tx.exec(old)
    const ids = await stored(tx, place, all)
    await tx.query("SELECT set_config('touchline.hedges', $1, true)", [JSON.stringify(await findHedges(tx, ids))])
    for (const count of ['SELECT measure_points($1::bigint[])', ONE_BY_ONE.replaceAll('$1', '$1::bigint[]')]) {
      await tx.exec('SAVEPOINT counted')
      await tx.query(count, [ids])
      found.push(await pointsOf(tx))
      await tx.exec('ROLLBACK TO counted')
    }
    throw undone
  })
  await expect(counting).rejects.toBe(undone)
  return found
}

onDatabase((suite) => {
  describe('points of bets that are decided together', () => {
    test('BONUS-01: bets that are counted at once have the points that each has by itself', () =>
      onBook(suite, async ({ book, modelled, match, player }) => {
        const old = await readFile(BET_BY_BET, 'utf8')
        const games = Array.from({ length: GAMES }, (_, i) => modelled(`game ${i}`).id)
        for (const id of games) await planMatch(book, Object.assign(match(), { id }), book.clock.now())
        await book.parts.db.query(
          `WITH made AS (INSERT INTO event_groups DEFAULT VALUES RETURNING id)
           INSERT INTO event_mappings (group_id, match_id, provider, urn, confirmed_at)
           SELECT made.id, g.id, 'provider-' || g.id, 'urn-' || g.id, now() FROM made, unnest($1::int[]) AS g (id)`,
          [games.slice(1)],
        )
        const two = [await player({ EUR: 1_00, USD: 1_00 }), await player({ EUR: 1_00, USD: 1_00 })]
        const prize = await defined(book, FREEBET)
        const wide = { ...HUNT, prize, odds_cap: 1_000_000, steps: [{ points: 1e6, amount: 1_00 }] }
        for (const one of two) {
          await given(book, one, { ...wide, odds_cap: 30_000, points_per_event: 150 })
          await given(book, one, wide)
        }
        const players = two.map(({ id }) => id)
        const rows = await book.parts.db.query<{ ids: number[] }>(
          'SELECT array_agg(id ORDER BY id) AS ids FROM player_bonuses WHERE player_id = ANY ($1) GROUP BY player_id ORDER BY player_id',
          [players],
        )
        const place = { players, issues: rows.map(({ ids }) => ids), games }
        const kinds = new Set<string>()
        await fc.assert(
          fc.asyncProperty(fc.array(bets, { minLength: 1, maxLength: 24, size: 'max' }), async (all) => {
            const [atOnce, oneByOne] = await bothWays(book.parts.db, place, all, old)
            expect(atOnce).toEqual(oneByOne)
            for (const { points } of (oneByOne ?? []) as { points: string }[])
              kinds.add(points === '0' ? 'none' : 'some')
          }),
          { numRuns: suite().histories * 4 },
        )
        expect([...kinds].sort()).toEqual(['none', 'some'])
        await book.parts.db.query('DELETE FROM event_mappings WHERE match_id = ANY ($1)', [games])
      }))
  })
})
