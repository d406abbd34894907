import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { as, bonusOf, defined, FREEBET, given, HUNT } from '../../testing/given-bonuses.ts'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { combo, single, type TestPlayer } from '../../testing/test-player.ts'
import { issueByKey } from './index.ts'

onDatabase((suite) => {
  describe('hunting and tournaments', () => {
    test('BONUS-01 BONUS-03: hunting: settled bets earn points, a rung gives a free bet once, an event counts once', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, other] = [match({ odds: { home: 30_000 } }), match({ odds: { home: 30_000 } })]
        const demo = await player()
        const prize = await defined(book, { ...FREEBET, name: { en: 'Prize' } })
        const { id } = await given(book, demo, { ...HUNT, prize, farm_once_per_event: true })
        const bet = { ...single(game.home, 5_00), ...as(id, 'hunting') }
        const [found] = (await demo.call('findAvailableBonuses', { body: { bets: [bet] } })).answer.data
        expect(found?.hunting).toMatchObject({
          potential_points: 100,
          available_points: 100,
          points: 0,
          potential_freebet_amount: 5_00,
        })
        ;(await demo.places(bet)).expectAccepted()
        ;(await demo.places(bet)).expectRefused('bonus_not_suitable')
        expect(await bonusOf(demo, id)).toMatchObject({
          used_in_bets: 1,
          farmed_event_ids: [game.id],
          stats: { potential_points: 100, points: 0 },
        })
        ;(await demo.places({ ...single(other.home, 5_00), ...as(id, 'hunting') })).expectAccepted()
        await game.ends({ home: 'lose', away: 'win' })
        await other.ends({ home: 'void', draw: 'void', away: 'void' })
        await book.passes(2_000)
        expect(await bonusOf(demo, id)).toMatchObject({
          pool: 45_00,
          stats: { points: 100, bets_count: 1 },
          used_in_bets: 0,
        })
        const freebets = (await demo.call('getFreebets')).answer.data
        expect(freebets).toMatchObject([{ name: 'Prize', issued: { amount: 5_00, currency: 'EUR' } }])
        await testOperator(book).settles(game, { home: 'void', draw: 'void', away: 'void' })
        expect(await bonusOf(demo, id)).toMatchObject({ stats: { points: 0 } })
        expect((await demo.call('getFreebets')).answer.data).toHaveLength(1)
      }))

    test('BONUS-01: points are of the net position on a market: who covers all outcomes farms nothing, a hedge takes off what it costs', () =>
      onBook(suite, async ({ book, match, player }) => {
        const odds = { odds: { home: 30_000, draw: 30_000, away: 30_000 } }
        const [covered, hedged, open] = [match(odds), match(odds), match(odds)]
        const demo = await player()
        const prize = await defined(book, FREEBET)
        const { id } = await given(book, demo, { ...HUNT, prize, odds_cap: 1_000_000 })
        const hunts = as(id, 'hunting')
        for (const side of [covered.home, covered.draw, covered.away])
          (await demo.places({ ...single(side, 5_00), ...hunts })).expectAccepted()
          // Without the bonus a hedge counts, too.
        ;(await demo.places({ ...single(hedged.home, 5_00), ...hunts })).expectAccepted()
        ;(await demo.places(single(hedged.draw, 2_00))).expectAccepted()
        for (const stake of [1_00, 4_00])
          (await demo.places({ ...single(open.home, stake), ...hunts })).expectAccepted()
        const points = async () => {
          await book.passes(2_000)
          return (await bonusOf(demo, id)) as { stats?: { points: number; bets_count: number } }
        }
        await covered.ends()
        expect(await points()).toMatchObject({ stats: { points: 0, bets_count: 3 } })
        await hedged.ends({ home: 'lose', draw: 'win', away: 'lose' })
        expect(await points()).toMatchObject({ stats: { points: 80 } })
        await open.ends()
        expect(await points()).toMatchObject({ stats: { points: 180 } })
        await testOperator(book).settles(hedged, { home: 'void', draw: 'void', away: 'void' })
        expect(await points()).toMatchObject({ stats: { points: 100 } })
        await testOperator(book).settles(hedged, { home: 'win', draw: 'lose', away: 'lose' })
        expect(await points()).toMatchObject({ stats: { points: 180 } })
        await book.expectCleanBooks()
      }))

    test('BONUS-01: an event gives no more points than the definition allows, with combos too', () =>
      onBook(suite, async ({ book, match, player }) => {
        const odds = { odds: { home: 30_000 } }
        const [game, other] = [match(odds), match(odds)]
        const demo = await player()
        const prize = await defined(book, FREEBET)
        const { id } = await given(book, demo, { ...HUNT, prize, points_per_event: 150 })
        const hunts = as(id, 'hunting')
        for (const _ of [1, 2]) (await demo.places({ ...single(game.home, 5_00), ...hunts })).expectAccepted()
        ;(await demo.places({ ...combo([game.home, other.home], 5_00), ...hunts })).expectAccepted()
        ;(await demo.places({ ...single(other.home, 4_00), ...hunts })).expectAccepted()
        await game.ends()
        await book.passes(2_000)
        expect(await bonusOf(demo, id)).toMatchObject({ stats: { points: 150 } })
        await other.ends()
        await book.passes(2_000)
        expect(await bonusOf(demo, id)).toMatchObject({ stats: { points: 230 } })
        const about = { params: { typeplural: 'huntings' as const, id } }
        expect((await demo.call('getBonusTerms', about)).answer.data.text).toContain('Maximum 150 points per event')
        await book.expectCleanBooks()
      }))

    test('BONUS-01: whatever a player has on a market, more on another outcome never gives more points, and covering all gives none', () =>
      onBook(suite, async ({ book }) => {
        const stakes = fc.integer({ min: 1, max: 1_000_00 })
        const prices = fc.integer({ min: 10_100, max: 200_000 })
        const bets = fc.array(fc.record({ outcome: fc.constantFrom('1', '2', '3'), stake: stakes, odds: prices }), {
          minLength: 1,
          maxLength: 6,
        })
        const gross = (all: readonly { stake: number; odds: number }[]) =>
          Math.floor(all.reduce((sum, { stake, odds }) => sum + (stake * (odds - 10_000)) / 10_000, 0))
        const total = async (all: readonly { outcome: string; stake: number; odds: number }[]) => {
          const [row] = await book.parts.db.query<{ points: number }>(
            `SELECT coalesce(sum(div(g.points * n.net, n.win)), 0)::float8 AS points
             FROM jsonb_to_recordset($2::jsonb) AS g (outcome TEXT, points NUMERIC)
             JOIN hedged_nets($1::jsonb, '[]') n ON n.outcome = g.outcome`,
            [
              JSON.stringify(all.map((bet) => ({ position: 1, player_id: 1, cap: 1_000_000, ...bet }))),
              JSON.stringify(
                ['1', '2', '3'].map((outcome) => ({
                  outcome,
                  points: gross(all.filter((bet) => bet.outcome === outcome)),
                })),
              ),
            ],
          )
          return row?.points ?? -1
        }
        await fc.assert(
          fc.asyncProperty(bets, stakes, async (all, more) => {
            const points = await total(all)
            const sides = ['1', '2', '3'].map((outcome) => all.filter((bet) => bet.outcome === outcome))
            const best = Math.max(...sides.map(gross))
            expect(points).toBeGreaterThanOrEqual(0)
            expect(points).toBeLessThanOrEqual(best)
            if (sides.filter((side) => side.length > 0).length === 1) expect(points).toBe(best)
            // A side that pays nothing above its stake is only a hedge.
            expect(await total([...all, { outcome: '4', stake: more, odds: 10_000 }])).toBeLessThanOrEqual(points)
          }),
          { numRuns: 60 },
        )
        // Stakes that make each outcome of a book of 105 % return the same.
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 3, maxLength: 3 }),
            async (weights) => {
              const sum = weights.reduce((one, two) => one + two, 0)
              const all = weights.map((weight, side) => ({
                outcome: `${side + 1}`,
                stake: weight * 1_000,
                odds: Math.floor((sum / weight / 1.05) * 10_000),
              }))
              expect(await total(all)).toBe(0)
            },
          ),
          { numRuns: 40 },
        )
      }))

    test('BONUS-01: a bet that is sold whole farms nothing, and its event can be farmed by another one', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 30_000 } })
        const demo = await player()
        const prize = await defined(book, FREEBET)
        const { id } = await given(book, demo, { ...HUNT, prize, farm_once_per_event: true })
        const bet = { ...single(game.home, 5_00), ...as(id, 'hunting') }
        const [sold] = (await demo.places(bet)).expectAccepted()
        const sells = async (share: number, key: string) => {
          const { to_cashout } = await demo.bet(sold?.id ?? 0)
          const body = { bet_id: sold?.id ?? 0, to_cashout: to_cashout ?? 0, share }
          expect((await demo.call('cashOutBet', { body, headers: { 'idempotency-key': key } })).status).toBe(200)
        }
        await sells(50, `hunt-part-${id}-aaaaaa`)
        expect(await bonusOf(demo, id)).toMatchObject({ farmed_event_ids: [game.id] })
        await sells(100, `hunt-rest-${id}-aaaaaa`)
        expect(await bonusOf(demo, id)).toMatchObject({ farmed_event_ids: [], stats: { points: 0 } })
        ;(await demo.places(bet)).expectAccepted()
        await game.ends()
        await book.passes(2_000)
        expect(await bonusOf(demo, id)).toMatchObject({ stats: { points: 100, bets_count: 1 } })
      }))

    test('BONUS-01: what a player sells of a bet farms nothing, also when the result is corrected', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, sold] = [match({ odds: { home: 30_000 } }), match({ odds: { home: 30_000 } })]
        const demo = await player()
        const prize = await defined(book, FREEBET)
        const { id } = await given(book, demo, { ...HUNT, prize })
        const bet = (on: typeof game) => ({ ...single(on.home, 10_00), ...as(id, 'hunting') })
        const [kept] = (await demo.places(bet(game))).expectAccepted()
        const [gone] = (await demo.places(bet(sold))).expectAccepted()
        const sells = async (of: number, share: number) => {
          const { to_cashout } = await demo.bet(of)
          return demo.call('cashOutBet', {
            body: { bet_id: of, to_cashout: to_cashout ?? 0, share },
            headers: { 'idempotency-key': `sells-${of}-${share}` },
          })
        }
        expect((await sells(kept?.id ?? 0, 25)).status).toBe(200)
        expect((await sells(gone?.id ?? 0, 100)).answer.data.status).toBe('cashed_out')
        expect((await demo.bet(kept?.id ?? 0)).bonus).toMatchObject({ points: 150 })
        expect(await bonusOf(demo, id)).toMatchObject({ stats: { potential_points: 150, points: 0 } })
        await game.ends()
        await book.passes(2_000)
        expect(await bonusOf(demo, id)).toMatchObject({ stats: { points: 150, bets_count: 1 } })
        await testOperator(book).settles(game, { home: 'void', draw: 'void', away: 'void' })
        expect(await bonusOf(demo, id)).toMatchObject({ stats: { points: 0 } })
      }))

    test('BONUS-01 BONUS-03: a tournament ranks by points, stakes feed its pool, places win it when it is over', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [small, large] = [match({ odds: { home: 20_000 } }), match({ odds: { home: 20_000 } })]
        const [one, two] = [await player(), await player()]
        const prize = await defined(book, FREEBET)
        const valid_to = new Date(book.clock.now() + 3_600_000).toISOString()
        const { steps: _, ...farming } = HUNT
        const key = await defined(book, {
          ...farming,
          type: 'hunting_tournament',
          level: 'season',
          prizes: [6_000, 4_000],
          feed: 500,
          prize,
          valid_to,
        })
        for (const each of [one, two]) await issueByKey(book.parts.db, key, each.id, 'test', book.clock.now())
        const [tournament] = (await one.call('getHuntingTournaments')).answer.data
        const id = tournament?.id ?? 0
        expect(tournament).toMatchObject({
          level: 'season',
          level_status: 'active',
          pool: 50_00,
          prizes: [30_00, 20_00],
        })
        const about = { params: { typeplural: 'tournaments' as const, id } }
        expect((await one.call('getBonusTerms', about)).answer.data.text).toContain('Runs over one season.')
        ;(await one.places({ ...single(small.home, 10_00), ...as(id, 'tournament') })).expectAccepted()
        ;(await two.places({ ...single(large.home, 20_00), ...as(id, 'tournament') })).expectAccepted()
        await small.ends()
        await book.passes(2_000)
        const rating = async (who: TestPlayer) =>
          (await who.call('getTournamentRating', { params: { id } })).answer.data
        expect(await rating(one)).toMatchObject([
          { position: 1, current_user: true, points: 100, farmed_amount: 30_90 },
          { position: 2, current_user: false, points: 0, farmed_amount: 0 },
        ])
        await large.ends()
        await book.passes(2_000)
        expect((await rating(one)).map(({ current_user, points }) => [current_user, points])).toEqual([
          [false, 200],
          [true, 100],
        ])
        expect((await rating(one))[0]?.email).toMatch(/^pl\*\*\*@/)
        await book.passes(3_600_000)
        expect((await one.call('getHuntingTournaments')).answer.data).toMatchObject([
          { id, level_status: 'finished', pool: 0 },
        ])
        const won = async (who: TestPlayer) =>
          (await who.call('getFreebets')).answer.data.map(({ issued }) => issued?.amount)
        expect([await won(two), await won(one)]).toEqual([[30_90], [20_60]])
        expect((await injectCall(book.app, 'getTournamentRating', { params: { id: 2_000_000_000 } })).status).toBe(404)
      }))

    test('BONUS-01 SAFE-04: who takes a break keeps the place in a tournament and gets no free bet for it', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, one] = [match({ odds: { home: 20_000 } }), await player()]
        const prize = await defined(book, FREEBET)
        const valid_to = new Date(book.clock.now() + 3_600_000).toISOString()
        const { steps: _, ...farming } = HUNT
        const kind = { type: 'hunting_tournament', level: 'season', prizes: [10_000], feed: 500, prize, valid_to }
        const key = await defined(book, { ...farming, ...kind })
        await issueByKey(book.parts.db, key, one.id, 'test', book.clock.now())
        const id = (await one.call('getHuntingTournaments')).answer.data[0]?.id ?? 0
        ;(await one.places({ ...single(game.home, 10_00), ...as(id, 'tournament') })).expectAccepted()
        await game.ends()
        await book.passes(2_000)
        expect((await one.call('excludePlayer', { body: { type: 'coolingoff', days: 7 } })).status).toBe(201)
        await book.passes(3_600_000)
        const rows = (sql: string) => book.parts.db.query<{ n: number }>(sql, [id])
        const [finished] = await rows(`SELECT pool::int AS n FROM bonuses WHERE id = $1 AND level_status = 'finished'`)
        expect(finished?.n).toBe(0)
        const [place] = await rows(`SELECT points::int AS n FROM player_bonuses WHERE bonus_id = $1`)
        expect(place?.n).toBe(100)
        const [given] = await rows(`SELECT count(*)::int AS n FROM player_bonuses WHERE source = 'place:1:' || $1::int`)
        expect(given?.n).toBe(0)
      }))
  })
})
