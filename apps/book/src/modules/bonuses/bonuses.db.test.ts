import type { CallBody } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { as, bonusOf, COMBO, defined, FREEBET, freshCode, given } from '../../testing/given-bonuses.ts'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { combo, single } from '../../testing/test-player.ts'
import { issueByKey } from './index.ts'

const DAY_MS = 86_400_000

onDatabase((suite) => {
  describe('bonuses', () => {
    test('BONUS-01: a free bet has the same value in every currency if its definition uses rates, and is not given in a currency without one', () =>
      onBook(suite, async ({ book, player }) => {
        const rates = await book.parts.db.query<{ currency: string; rate: number }>(
          'SELECT code AS currency, current_rate(code, $1)::float8 AS rate FROM currencies',
          [new Date(book.clock.now())],
        )
        const rateOf = (code: string) => rates.find(({ currency }) => currency === code)?.rate ?? 0
        for (const currency of ['GBP', 'USD']) {
          const { issued } = await given(book, await player({ [currency]: 100_00 }), { ...FREEBET, by_rate: true })
          expect(issued).toMatchObject({ currency, amount: Math.floor(10_00 * rateOf(currency)) })
        }
        const own = { ...FREEBET, amounts: { EUR: 10_00, GBP: 9_00 }, by_rate: true }
        expect((await given(book, await player({ GBP: 100_00 }), own)).issued).toMatchObject({ amount: 9_00 })
        const key = await defined(book, FREEBET)
        const stranger = await player({ GBP: 100_00 })
        expect(await issueByKey(book.parts.db, key, stranger.id, 'test', book.clock.now())).not.toBe('issued')
      }))

    test('BONUS-01 BONUS-02: a free bet is placed with the stake of the house, pays winnings alone and is used up', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 25_000 } })
        const demo = await player()
        const { id } = await given(book, demo, FREEBET)
        expect(book.received(demo).some(({ type }) => type === 'bonus_issued')).toBe(false)
        await book.works()
        expect(book.received(demo).find(({ type }) => type === 'bonus_issued')?.data).toEqual({
          bonus_id: id,
          type: 'freebet',
        })
        const slip = { bets: [single(game.home, 10_00)] }
        const [found] = (await demo.call('findAvailableBonuses', { body: slip })).answer.data
        expect(found?.freebet).toMatchObject([
          { bonus_id: id, user_bonus_status: 'active', amount: 10_00, suitable_selections: [0] },
        ])
        const [bet] = (await demo.places({ ...single(game.home, 10_00), ...as(id, 'freebet') })).expectAccepted()
        expect(bet).toMatchObject({
          win_amount: 15_00,
          to_cashout: null,
          bonus: { id, type: 'freebet', house_stake: true, paid: null },
        })
        await demo.expectBalance(1_000_00)
        // Such a bet is never sold, so the response does not wait.
        const order = { params: { id: bet?.id ?? 0 }, body: { to_cashout: 1 } }
        expect((await demo.call('setAutoCashOut', order)).error.code).toBe(156)
        expect(await bonusOf(demo, id)).toMatchObject({
          status: 'bonus_over',
          issued: { times_used: 1, request_state: 'paid' },
        })
        ;(await demo.places({ ...single(game.home, 10_00), ...as(id, 'freebet') })).expectRefused('bonus_gone')
        await game.ends()
        await book.works()
        await demo.expectBalance(1_015_00)
        expect(await demo.bet(bet?.id ?? 0)).toMatchObject({
          result: 'win_entire',
          win_amount: 15_00,
          bonus: { paid: 15_00 },
        })
      }))

    test('BONUS-01: free bets that lose cost nothing; one without risk gives the stake back, one that is void comes back', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [lost, void_, risky] = [match(), match(), match()]
        const demo = await player()
        const plain = await given(book, demo, FREEBET)
        ;(await demo.places({ ...single(lost.home, 10_00), ...as(plain.id, 'freebet') })).expectAccepted()
        const noRisk = await given(book, demo, { ...FREEBET, type: 'freebet_no_risk' })
        ;(await demo.places({ ...single(risky.home, 10_00), ...as(noRisk.id, 'freebet_no_risk') })).expectAccepted()
        await demo.expectBalance(990_00)
        const allWin = await given(book, demo, { ...FREEBET, type: 'freebet_all_win' })
        const [bet] = (
          await demo.places({ ...single(void_.home, 10_00), ...as(allWin.id, 'freebet_all_win') })
        ).expectAccepted()
        await lost.ends({ home: 'lose', away: 'win' })
        await risky.ends({ home: 'lose', away: 'win' })
        await void_.ends({ home: 'void', draw: 'void', away: 'void' })
        await book.works()
        await demo.expectBalance(1_000_00)
        expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ result: 'refund_entire', win_amount: 0 })
        expect(await bonusOf(demo, allWin.id)).toMatchObject({ status: 'active', issued: { times_used: 0 } })
        await testOperator(book).settles(void_, { home: 'win' })
        await demo.expectBalance(1_021_00)
        expect(await bonusOf(demo, allWin.id)).toMatchObject({
          status: 'bonus_over',
          issued: { times_used: 1, request_state: 'paid' },
        })
      }))

    test('BONUS-01: a free bet that came back and was used again stays used when the first bet is corrected', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [first, second] = [match(), match()]
        const demo = await player()
        const { id } = await given(book, demo, FREEBET)
        ;(await demo.places({ ...single(first.home, 10_00), ...as(id, 'freebet') })).expectAccepted()
        await first.ends({ home: 'void', draw: 'void', away: 'void' })
        await book.works()
        ;(await demo.places({ ...single(second.home, 10_00), ...as(id, 'freebet') })).expectAccepted()
        await testOperator(book).settles(first, { home: 'win' })
        expect(await bonusOf(demo, id)).toMatchObject({ issued: { times_used: 1 } })
        await demo.expectBalance(1_011_00)
      }))

    test('BONUS-02: a combo boost multiplies winnings by the range of the selections that count, as the slip shows', () =>
      onBook(suite, async ({ book, match, player }) => {
        const games = [match(), match(), match(), match({ odds: { home: 14_000 } })]
        const demo = await player()
        const { id } = await given(book, demo, COMBO)
        const picks = games.map(({ home }) => home)
        const [found, two] = (
          await demo.call('findAvailableBonuses', { body: { bets: [combo(picks, 1_00), combo(picks.slice(2), 1_00)] } })
        ).answer.data
        expect(found?.comboboost).toMatchObject({
          active_range_index: 0,
          bonus_odds: 10_500,
          suitable_selections: [0, 1, 2],
        })
        expect(two?.comboboost).toMatchObject({ active_range_index: null, user_bonus_status: 'not_available' })
        ;(await demo.places({ ...combo(picks, 1_00), ...as(id, 'comboboost', 11_000) })).expectRefused('bonus_gone')
        ;(await demo.places({ ...combo(picks.slice(2), 1_00), ...as(id, 'comboboost') })).expectRefused(
          'bonus_not_suitable',
        )
        const [bet] = (await demo.places({ ...combo(picks, 10_00), ...as(id, 'comboboost', 10_500) })).expectAccepted()
        // 2.1 x 2.1 x 2.1 x 1.4 = 12.9654, winnings 119.654 x 1.05.
        expect(bet).toMatchObject({ win_amount: 10_00 + 125_64, bonus: { odds: 10_500 } })
        for (const game of games) await game.ends()
        await book.works()
        await demo.expectBalance(990_00 + 135_64)
        expect((await demo.bet(bet?.id ?? 0)).bonus).toMatchObject({ paid: 5_99 })
      }))

    test('BONUS-02: one free bet in parallel bets counts once', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const { id } = await given(book, demo, FREEBET)
        const bet = { ...single(game.home, 10_00), ...as(id, 'freebet') }
        const placed = await Promise.all([1, 2, 3, 4, 5].map(() => demo.places(bet)))
        expect(placed.map(({ result }) => result.status).sort()).toEqual([201, 400, 400, 400, 400])
        ;(await demo.places([bet, bet])).expectRefused('bonus_gone')
        expect(await demo.bets()).toHaveLength(1)
      }))

    test('BONUS-03: a promo code posted 50 times in parallel grants once, and says so', () =>
      onBook(suite, async ({ book, player }) => {
        const code = freshCode('TWICE')
        await defined(book, { ...FREEBET, promo_code: code })
        const demo = await player()
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => demo.call('applyPromoCode', { body: { code: code.toLowerCase() } })),
        )
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.key))).toEqual(
          new Set(['error.bonuses.promo_code_used']),
        )
        expect((await demo.call('getFreebets')).answer.data).toHaveLength(1)
      }))

    test('BONUS-01 BONUS-05: terms hold: odds, count, phase, currency, verification, country', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [low, high, live] = [
          match({ odds: { home: 14_000 } }),
          match({ odds: { home: 40_000 } }),
          match({ isLive: true }),
        ]
        const demo = await player({ EUR: 100_00, USD: 100_00 })
        const terms = {
          ...FREEBET,
          min_odds: 15_000,
          max_odds: 30_000,
          match_status: 'prematch',
          selection_count_to: 1,
        }
        const { id } = await given(book, demo, terms)
        const places = (bet: ReturnType<typeof single>) => demo.places({ ...bet, ...as(id, 'freebet') })
        for (const game of [low, high, live])
          (await places(single(game.home, 10_00))).expectRefused('bonus_not_suitable')
        ;(await places(single(match().home, 9_00))).expectRefused('bonus_gone')
        ;(await places(single(match().home, 10_00, 'USD'))).expectRefused('bonus_not_suitable')
        ;(await places(combo([match().home, match().home], 10_00))).expectRefused('bonus_not_suitable')
        const verified = await given(book, demo, { ...FREEBET, only_verified: true })
        expect(verified.status).toBe('not_available')
        ;(await demo.places({ ...single(match().home, 10_00), ...as(verified.id, 'freebet') })).expectRefused(
          'bonus_gone',
        )
        const abroad = await given(book, demo, { ...FREEBET, country_codes: ['AT'] })
        expect(abroad.status).toBe('not_available')
        const elsewhere = { sport_type: { id: 'cyber', name: 'Esports' } }
        const cyber = await given(book, demo, { ...COMBO, event_conditions: [elsewhere] })
        // Its terms say who it is for, and where it counts.
        for (const [typeplural, bonus, line] of [
          ['freebets', verified, 'Verified phone number required.'],
          ['freebets', abroad, 'In these countries: Austria.'],
          ['comboboosts', cyber, 'On selected sports, leagues or events only: Esports.'],
        ] as const) {
          const params = { typeplural, id: bonus.id }
          expect((await demo.call('getBonusTerms', { params })).answer.data.text.split('\n')).toContain(line)
        }
        const three = [match().home, match().home, match().home]
        ;(await demo.places({ ...combo(three, 1_00), ...as(cyber.id, 'comboboost', 10_500) })).expectRefused(
          'bonus_not_suitable',
        )
      }))

    test('BONUS-01 SAFE-04: nothing is offered, given or used while a break holds', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const { id } = await given(book, demo, FREEBET)
        const code = freshCode('CALM')
        const key = await defined(book, { ...FREEBET, promo_code: code })
        await book.parts.db.query(
          `INSERT INTO player_limits (player_id, type, created_at, disable_at, ended_at) VALUES ($1, 'coolingoff', $2, $3, $3)`,
          [demo.id, new Date(book.clock.now()), new Date(book.clock.now() + DAY_MS)],
        )
        expect((await bonusOf(demo, id))?.status).toBe('not_available')
        const [found] = (await demo.call('findAvailableBonuses', { body: { bets: [single(game.home, 10_00)] } })).answer
          .data
        expect(found?.freebet).toEqual([])
        expect((await demo.call('applyPromoCode', { body: { code } })).error.key).toBe(
          'error.bonuses.promo_code_not_for_you',
        )
        expect((await demo.call('activateBonus', { params: { id } })).error.key).toBe('error.bonuses.not_available')
        ;(await demo.places({ ...single(game.home, 10_00), ...as(id, 'freebet') })).expectRefused('bonus_gone')
        expect(await issueByKey(book.parts.db, key, demo.id, 'again', book.clock.now())).not.toBe('issued')
      }))

    test('BONUS-01: an unused bonus ends with its time, and what it was worth goes back', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { id } = await given(book, demo, { ...FREEBET, valid_days: 2 })
        await book.passes(2 * DAY_MS + 1_000)
        expect(await bonusOf(demo, id)).toMatchObject({ status: 'expired', issued: { times_used: 0 } })
        const [row] = await book.parts.db.query<{ kinds: string[] }>(
          `SELECT array_agg(t.kind ORDER BY t.id) AS kinds FROM wallet_transfers t WHERE t.at >= $1 AND t.bet_id IS NULL AND t.kind = 'bonus_expired'`,
          [new Date(book.clock.now() - 3_000)],
        )
        expect(row?.kinds).toContain('bonus_expired')
      }))

    test('BONUS-01 BONUS-02: one free bet at a time: the one that is started makes the other wait, which the slip offers to start again', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const first = await given(book, demo, FREEBET)
        const second = await given(book, demo, { ...FREEBET, amounts: { EUR: 5_00 } })
        expect([first.status, second.status]).toEqual(['active', 'available'])
        const started = await demo.call('activateBonus', { params: { id: second.id } })
        expect(started.answer.data).toMatchObject({ id: second.id, status: 'active' })
        expect((await bonusOf(demo, first.id))?.status).toBe('overridden')
        ;(await demo.places({ ...single(game.home, 10_00), ...as(first.id, 'freebet') })).expectRefused('bonus_gone')
        const slip = { body: { bets: [single(game.home, 1_00)] } }
        const offered = (await demo.call('findAvailableBonuses', slip)).answer.data[0]?.freebet
        expect(offered?.map((bonus) => [bonus.bonus_id, bonus.user_bonus_status])).toEqual([
          [second.id, 'active'],
          [first.id, 'available'],
        ])
        ;(await demo.places({ ...single(game.home, 5_00), ...as(second.id, 'freebet') })).expectAccepted()
      }))

    test('BONUS-01: one free bet at a time: one that comes back while another runs waits for it, and of two that come back one runs', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [lost, last] = [match(), match()]
        const demo = await player()
        const [first, second] = [await given(book, demo, FREEBET), await given(book, demo, FREEBET)]
        const statuses = async () =>
          Promise.all([first, second].map(async ({ id }) => (await bonusOf(demo, id))?.status))
        const uses = async (id: number, game: typeof lost) =>
          (await demo.places({ ...single(game.home, 10_00), ...as(id, 'freebet') })).expectAccepted()
        const isVoid = { home: 'void', draw: 'void', away: 'void' } as const
        await uses(first.id, lost)
        await demo.call('activateBonus', { params: { id: second.id } })
        await lost.ends(isVoid)
        await book.works()
        expect(await statuses()).toEqual(['overridden', 'active'])
        await demo.call('activateBonus', { params: { id: first.id } })
        expect(await statuses()).toEqual(['active', 'overridden'])
        await uses(first.id, last)
        // The one that waited runs without a start.
        expect(await statuses()).toEqual(['bonus_over', 'active'])
        await uses(second.id, last)
        expect(await statuses()).toEqual(['bonus_over', 'bonus_over'])
        await last.ends(isVoid)
        await book.works()
        expect((await statuses()).toSorted()).toEqual(['active', 'overridden'])
        const several = await book.restarts({ FREEBETS: 'several' })
        demo.app = several.app
        await several.works()
        expect(await statuses()).toEqual(['active', 'active'])
        await several.close()
      }))

    test('BONUS-01: a live bet with a free bet that is rejected gives it back', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ isLive: true })
        const demo = await player()
        const { id } = await given(book, demo, FREEBET)
        const [bet] = (await demo.places({ ...single(game.home, 10_00), ...as(id, 'freebet') })).expectAccepted()
        expect(bet?.status).toBe('submitted')
        expect((await bonusOf(demo, id))?.status).toBe('bonus_over')
        game.suspends()
        await book.passes(5_000)
        expect((await demo.bet(bet?.id ?? 0)).status).toBe('rejected')
        expect(await bonusOf(demo, id)).toMatchObject({ status: 'active', issued: { times_used: 0 } })
        await demo.expectBalance(1_000_00)
      }))

    test('BONUS-01 BONUS-03: every player gets a bonus for all players, sees it as new once, and reads its terms', () =>
      onBook(suite, async ({ book, player }) => {
        const key = await defined(book, { ...FREEBET, for_everyone: true, min_odds: 15_000, max_odds: 50_000 })
        const shown = (await injectCall(book.app, 'getFreebets')).answer.data
        expect(shown).toMatchObject([{ name: 'Free bet', status: 'available', issued: null }])
        const demo = await player()
        const unseen = () => demo.call('getBonuses', { query: { unseen: 'true' } }).then(({ answer }) => answer.data)
        const [mine] = await unseen()
        expect(mine).toMatchObject({
          status: 'active',
          issued: { seen: false, request_state: 'approved', amount: 10_00 },
        })
        const id = mine?.id ?? 0
        const body: CallBody<'markBonusesAsSeen'> = { bonuses: [{ id, type: 'freebet' }] }
        expect((await demo.call('markBonusesAsSeen', { body })).status).toBe(204)
        expect(await unseen()).toEqual([])
        const params = { typeplural: 'freebets', id }
        const headers = { 'accept-language': 'de' }
        expect((await demo.call('getBonusTerms', { params, headers })).answer.data.text).toContain(
          'Ein Tipp zählt ab Quote 1,50.',
        )
        expect((await demo.call('getBonus', { params, headers })).answer.data.name).toBe('Gratiswette')
        const stranger = await player()
        expect((await stranger.call('getBonus', { params })).status).toBe(404)
        expect((await stranger.call('activateBonus', { params: { id } })).status).toBe(404)
        await book.parts.db.query(`UPDATE bonuses SET level_status = 'disabled' WHERE key = $1`, [key])
      }))
  })
})
