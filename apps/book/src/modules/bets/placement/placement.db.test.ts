import { describe, expect, test } from 'vitest'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { combo, single, system } from '../../../testing/test-player.ts'

onDatabase((suite) => {
  describe('placement', () => {
    test('PLACE-01: a pre-match single is accepted at once, its stake leaves the balance, and it reads in both languages', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        expect(bet).toMatchObject({
          type: 'single',
          status: 'waiting_results',
          result: 'no_results',
          stake: { value: 10_00, currency: 'EUR', subunits: 100 },
          odds: 21_000,
          win_amount: 21_00,
          decide_at: null,
          system: null,
        })
        expect(bet?.selections[0]).toMatchObject({
          status: 'open',
          explanation: null,
          outcome: { name: `Home ${game.id}` },
        })
        await demo.expectBalance(990_00)
        expect(await demo.bet(bet?.id ?? 0)).toEqual(bet)
        expect((await demo.bet(bet?.id ?? 0, 'de')).selections[0]?.market.name).not.toBe(
          bet?.selections[0]?.market.name,
        )
        await book.works()
        expect(book.received(demo).map((event) => event.type)).toContain('bet_changed')
        expect(book.received(demo).findLast((event) => event.type === 'balance_changed')?.data).toMatchObject({
          currency: 'EUR',
          balance: 990_00,
          version: 2,
        })
      }))

    test('PLACE-01: several singles, a combo and a system go in one request, with the returns of exact arithmetic', () =>
      onBook(suite, async ({ match, player }) => {
        const [a, b, c] = [match(), match({ odds: { home: 15_500 } }), match({ odds: { home: 33_300 } })]
        const demo = await player()
        const bets = (
          await demo.places([
            single(a.home, 5_00),
            combo([a.home, b.home, c.home], 7_77),
            system('2/3', [a.home, b.home, c.home], 10_00),
          ])
        ).expectAccepted()
        expect(bets.map(({ type, odds, win_amount }) => ({ type, odds, win_amount }))).toEqual([
          { type: 'single', odds: 21_000, win_amount: 10_50 },
          // 2.1 x 1.55 x 3.33 = 10.83915; x 7.77 = 84.2201955
          { type: 'combo', odds: 108_392, win_amount: 84_22 },
          // (2.1 x 1.55 + 2.1 x 3.33 + 1.55 x 3.33) x 10 / 3 = 51.3650
          { type: 'system', odds: 0, win_amount: 51_37 },
        ])
        expect(bets[2]?.system).toEqual({ id: '2/3', win_count: 2, total_count: 3 })
        await demo.expectBalance(1_000_00 - 22_77)
        expect((await demo.bets({ status: 'open' })).map((bet) => bet.type)).toEqual(['system', 'combo', 'single'])
        expect(await demo.bets({ status: 'submitted,waiting_results' })).toHaveLength(3)
        expect(await demo.bets({ status: 'done,cashed_out' })).toEqual([])
        expect((await demo.call('getBets', { query: { status: 'open,done' } })).error.key).toBe('error.validation')
        const { data, pagination } = (await demo.call('getBets', { query: { limit: '2', page: '2' } })).answer
        expect(data.map((bet) => bet.type)).toEqual(['single'])
        expect(pagination).toEqual({ total: 3, page: 2, limit: 2, last_page: 2 })
      }))

    test('PLACE-02: one bet that cannot be taken refuses the whole request, and the response names it', () =>
      onBook(suite, async ({ match, player }) => {
        const [open, shut] = [match(), match()]
        const demo = await player()
        shut.suspends()
        const error = (await demo.places([single(open.home, 5_00), single(shut.home, 5_00)])).expectRefused(
          'market_suspended',
        )
        expect(error.data.errors_by_bet).toMatchObject([
          { bet_index: 1, code: 130, selections: [{ match_id: shut.id, code: 130 }] },
        ])
        await demo.expectBalance(1_000_00)
        expect(await demo.bets()).toEqual([])
      }))

    test('PLACE-02: mode none refuses a lower price with code 101, the risk key and the price now, and takes a better one', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        const claim = game.home
        game.moves({ home: 20_000 })
        const error = (await demo.places(single(claim, 5_00), { mode: 'none' })).expectRefused('invalid_odds')
        expect(error.data.errors_by_bet[0]?.selections[0]).toMatchObject({
          code: 101,
          risk_key: 'odds_different_than_bookmaker',
          current_odds: 20_000,
        })
        game.moves({ home: 22_000 })
        expect((await demo.places(single(claim, 5_00), { mode: 'none' })).expectAccepted()[0]?.odds).toBe(22_000)
      }))

    test('PLACE-02: mode higher accepts a better price, refuses a worse one, and reports a price that was never offered; mode any accepts both, at the current price', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const demo = await player()
        const claim = game.home
        game.moves({ home: 22_000 })
        expect((await demo.places(single(claim, 5_00), { mode: 'higher' })).expectAccepted()[0]).toMatchObject({
          odds: 22_000,
          accept_mode: 'higher',
        })
        game.moves({ home: 18_000 })
        const error = (await demo.places(single(claim, 5_00), { mode: 'higher' })).expectRefused('invalid_odds')
        expect(error.data.errors_by_bet[0]?.selections[0]?.risk_key).toBe('odds_higher_than_bookmakers_current_odds')
        const made = { ...claim, odds: 22_001 }
        const never = (await demo.places(single(made, 5_00), { mode: 'higher' })).expectRefused('invalid_odds')
        expect(never.data.errors_by_bet[0]?.selections[0]?.risk_key).toBe('odds_higher_than_bookmakers')
        expect((await demo.places(single(claim, 5_00), { mode: 'any' })).expectAccepted()[0]?.odds).toBe(18_000)
        const low = (await demo.places(single({ ...claim, odds: 10_000 }, 5_00), { mode: 'any' })).expectRefused(
          'invalid_odds',
        )
        expect(low.data.errors_by_bet[0]?.selections[0]?.risk_key).toBe('odds_to_low')
      }))

    test('PLACE-02: who lives in Brazil bets once their municipality is known, and the same request goes through then', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        const lives = (country: string, city: string | null) =>
          suite().db.query('UPDATE players SET country = $2, city = $3 WHERE id = $1', [demo.id, country, city])
        const places = () => demo.places(single(game.home, 5_00), { key: 'from-brazil' })
        for (const city of [null, 'Lisboa', 'São Paulo - RJ']) {
          await lives('BR', city)
          expect((await places()).expectRefused('municipality_not_found').code).toBe(118)
        }
        await demo.call('updatePlayer', { body: { street: 'Rua A 1', postal_code: '01000-000', city: 'Sao Paulo/SP' } })
        ;(await places()).expectAccepted()
        await lives('PT', 'Lisboa')
        ;(await demo.places(single(game.home, 5_00))).expectAccepted()
      }))

    test("PLACE-02 SLIP-07: a new player begins with better prices being taken; without a mode in the request the player's setting counts", () =>
      onBook(suite, async ({ match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const demo = await player()
        expect((await demo.call('getSettings')).answer.data.auto_accept_odds_change).toBe('higher')
        const claim = game.home
        game.moves({ home: 19_000 })
        ;(await demo.places(single(claim, 5_00))).expectRefused('invalid_odds')
        await demo.call('updateSettings', { body: { auto_accept_odds_change: 'any' } })
        expect((await demo.places(single(claim, 5_00))).expectAccepted()[0]).toMatchObject({
          odds: 19_000,
          accept_mode: 'any',
        })
      }))

    test('CAT-05: a finished event, an old price and an unknown selection are refused, each with its code', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [over, old] = [match(), match()]
        const demo = await player()
        const claim = over.home
        await over.ends()
        expect((await demo.places(single(claim, 5_00))).expectRefused('event_not_bettable').code).toBe(131)
        book.clock.advance(10_001)
        expect((await demo.places(single(old.home, 5_00))).expectRefused('price_stale').code).toBe(132)
        old.confirms()
        for (const wrong of [
          { outcome_id: '9' },
          { market_id: 999 },
          { specifier: 'total=2.5' },
          { match_id: 2 ** 52 },
        ]) {
          const error = (await demo.places(single({ ...old.home, ...wrong }, 5_00))).expectRefused('unknown_selection')
          expect(error.code).toBe(133)
        }
      }))

    test('CAT-05 PLACE-02: a price that got too old between its check and the store is refused, and nothing is debited', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const { betIds } = book.parts.bets
        const { take } = betIds
        // As a process that is held after it has checked the price.
        const held: Partial<typeof betIds> = {
          take(count) {
            book.clock.advance(10_001)
            return take(count)
          },
        }
        Object.assign(betIds, held)
        const error = (await demo.places(single(game.home, 5_00))).expectRefused('price_stale')
        expect(error.code).toBe(132)
        Object.assign(betIds, { take })
        await demo.expectBalance(1_000_00)
        expect(await demo.bets()).toEqual([])
        game.confirms()
        ;(await demo.places(single(game.home, 5_00))).expectAccepted()
      }))

    test('SLIP-08: one match twice, one selection twice and mixed providers are not combined', () =>
      onBook(suite, async ({ match, player }) => {
        const [a, b, cyber] = [match(), match(), match({ provider: 'oddin' })]
        const demo = await player()
        ;(await demo.places(combo([a.home, a.draw], 5_00))).expectRefused('same_match')
        ;(await demo.places(system('2/3', [a.home, a.draw, b.home], 5_00))).expectRefused('same_match')
        ;(await demo.places(combo([a.home, a.home], 5_00))).expectRefused('duplicate_selection')
        ;(await demo.places(combo([a.home, cyber.home], 5_00))).expectRefused('mixed_providers')
        ;(await demo.places([single(a.home, 5_00), single(a.draw, 5_00)])).expectAccepted()
      }))

    test('SLIP-04: a system must fit its selections', () =>
      onBook(suite, async ({ match, player }) => {
        const picks = [match().home, match().home, match().home]
        const demo = await player()
        for (const id of ['2/4', '3/3', '1/3', '0/3', '4/3']) {
          ;(await demo.places(system(id, picks, 5_00))).expectRefused('wrong_system')
        }
      }))

    test('SLIP-11: the largest stake in the response is the largest that is taken', () =>
      onBook(suite, async ({ match, player }) => {
        const [a, b] = [match(), match({ odds: { home: 10_000_000 } })]
        const rich = await player({ EUR: 1_000_000_00 })
        for (const selections of [[a.home], [b.home], [a.home, b.home]]) {
          const body = { bets: [{ stake: { currency: 'EUR' }, selections }] }
          const { max_stake: max, min_stake: min } = (await rich.call('getMaxStake', { body })).answer.data[0] ?? {
            max_stake: 0,
            min_stake: 0,
          }
          const error = (await rich.places(combo(selections, max + 1))).expectRefused('stake_too_high')
          expect(error.data.errors_by_bet[0]?.max_stake).toBe(max)
          expect((await rich.places(combo(selections, min - 1))).expectRefused('stake_too_low').code).toBe(140)
          const [bet] = (await rich.places(combo(selections, max))).expectAccepted()
          expect(bet?.win_amount).toBeLessThanOrEqual(1_000_000_00)
        }
      }))

    test('SLIP-11: the largest stake is never more than the account holds', () =>
      onBook(suite, async ({ match, player }) => {
        const demo = await player({ EUR: 79_33 })
        const body = { bets: [{ stake: { currency: 'EUR' }, selections: [match().home] }] }
        expect((await demo.call('getMaxStake', { body })).answer.data[0]?.max_stake).toBe(79_33)
      }))

    test('PLACE-05: a bet that cannot return more than its stake is refused, quick or not, with the key of the specification', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match({ odds: { home: 10_200 } })
        const demo = await player()
        for (const quick of [true, false]) {
          const error = (await demo.places(single(game.home, 10), { quick })).expectRefused('win_not_above_stake')
          expect(error.key).toBe('error.potential_win.equal_or_less')
        }
        expect((await demo.places(single(game.home, 25))).expectAccepted()[0]?.win_amount).toBe(26)
      }))

    test('SLIP-11: a bet whose smallest stake would win more than is ever paid is refused as that, code 146, with no stake to lower to', () =>
      onBook(suite, async ({ match, player }) => {
        const legs = Array.from({ length: 6 }, () => match({ odds: { home: 10_000_000 } }).home)
        const demo = await player()
        const error = (await demo.places(combo(legs, 1_00))).expectRefused('payout_too_high')
        expect(error.code).toBe(146)
        expect(error.data.errors_by_bet).toMatchObject([{ bet_index: 0, code: 146, max_stake: null }])
        await demo.expectBalance(1_000_00)
      }))

    test('PLACE-01: a stake above the balance, or in a currency without an account, is refused and moves nothing', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player({ EUR: 10_00, BTC: 5_000_000 })
        ;(await demo.places([single(game.home, 6_00), single(game.away, 6_00)])).expectRefused('insufficient_balance')
        const mixed = (await demo.places([single(game.home, 6_00), single(game.home, 6_00, 'USD')])).expectRefused(
          'no_account_in_currency',
        )
        expect(mixed.data.errors_by_bet).toMatchObject([{ bet_index: 1, code: 143 }])
        ;(await demo.places(single(game.home, 6_00, 'XAU'))).expectRefused('no_account_in_currency')
        await demo.expectBalance(10_00)
        ;(await demo.places([single(game.home, 10_00), single(game.home, 1_000, 'BTC')])).expectAccepted()
        await demo.expectBalance(0)
        await demo.expectBalance(4_999_000, 'BTC')
      }))

    test('PLACE-02: a custom bet without a price and a bonus are refused, never taken for something else', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        const error = (await demo.places({ ...single(game.home, 5_00), custom_odds: 30_000 })).expectRefused(
          'custom_bet_not_offered',
        )
        expect(error.code).toBe(122)
        const bonus = { id: 1, type: 'freebet', odds: 10_000 }
        ;(await demo.places({ ...single(game.home, 5_00), bonus })).expectRefused('bonus_gone')
        await demo.expectBalance(1_000_00)
      }))

    test('PLACE-01: 16 placers at once with balance for 7 of 20: exactly 7 are accepted', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player({ EUR: 7_00 + 99 })
        const requests = Array.from({ length: 20 }, () => 1_00)
        const results: string[] = []
        await Promise.all(
          Array.from({ length: 16 }, async () => {
            for (let stake = requests.pop(); stake !== undefined; stake = requests.pop()) {
              const { result } = await demo.places(single(game.home, stake))
              results.push(result.status === 201 ? 'placed' : result.error.key)
            }
          }),
        )
        expect(results.filter((result) => result === 'placed')).toHaveLength(7)
        expect(results.filter((result) => result === 'error.place_bets.insufficient_balance')).toHaveLength(13)
        await demo.expectBalance(99)
        expect(await demo.bets()).toHaveLength(7)
      }))
  })
})
