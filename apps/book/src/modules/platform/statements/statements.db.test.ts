import { describe, expect, test } from 'vitest'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'
import { deposit, loadCurrencies, refreshRates, setRate } from '../../wallet/index.ts'

const MINUTE_MS = 60_000

const statement = async (player: TestPlayer, query: Record<string, string> = {}) =>
  (await player.call('getStatements', { query })).answer

onDatabase((suite) => {
  describe('accounts and statements', () => {
    test('PLAYER-03: a player opens accounts in every currency of the book, once each, and chooses their main one', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const open = (currency: string) => demo.call('createAccount', { body: { currency } })
        const btc = { currency: 'BTC', balance: 0, subunits: 100_000_000, active: true, fiat: false }
        expect((await open('BTC')).answer.data).toEqual(btc)
        await Promise.all(['USD', 'GBP', 'JPY', 'JPY', 'BTC'].map(open))
        const accounts = (await demo.call('getAccounts')).answer.data
        expect(accounts.map(({ currency, subunits, balance }) => [currency, subunits, balance]).sort()).toEqual([
          ['BTC', 100_000_000, 0],
          ['EUR', 100, 1_000_00],
          ['GBP', 100, 0],
          ['JPY', 1, 0],
          ['USD', 100, 0],
        ])
        expect((await open('XAU')).error.key).toBe('error.player.currency_not_offered')
        const choose = (currency: string) => demo.call('updatePlayer', { body: { currency } })
        expect((await choose('JPY')).answer.data.currency).toBe('JPY')
        const other = await player()
        const refused = await other.call('updatePlayer', { body: { currency: 'JPY' } })
        expect(refused.error.key).toBe('error.place_bets.no_account')
        expect((await injectCall(book.app, 'createAccount', { body: { currency: 'EUR' } })).status).toBe(401)
      }))

    test('PLAYER-03: a statement lists every movement with the balance after it, newest first, by type and time, in pages', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player({ EUR: 1_000_00, BTC: 5_000 })
        const other = await player()
        await book.passes(MINUTE_MS)
        const [won, lost] = (await demo.places([single(game.home, 10_00), single(game.away, 5_00)])).expectAccepted()
        ;(await other.places(single(game.home, 99_00))).expectAccepted()
        const noon = new Date(book.clock.now() + MINUTE_MS).toISOString()
        await book.passes(2 * MINUTE_MS)
        await game.ends()
        await book.works()
        const { data, pagination } = await statement(demo)
        expect(data.map(({ type, amount, balance, bet_id }) => [type, amount, balance, bet_id])).toEqual([
          ['payout', 21_00, 1_006_00, won?.id],
          ['stake', -5_00, 985_00, lost?.id],
          ['stake', -10_00, 990_00, won?.id],
          ['deposit', 1_000_00, 1_000_00, null],
        ])
        expect(pagination).toEqual({ total: 4, page: 1, limit: 50, last_page: 1 })
        await demo.expectBalance(data[0]?.balance ?? 0)
        expect((await statement(demo, { type: 'stake' })).data.map(({ balance }) => balance)).toEqual([985_00, 990_00])
        expect((await statement(demo, { type: 'other' })).data).toEqual([])
        expect((await statement(demo, { from: noon })).data.map(({ type }) => type)).toEqual(['payout'])
        expect((await statement(demo, { to: noon })).pagination.total).toBe(3)
        const second = await statement(demo, { page: '2', limit: '3' })
        expect([second.data[0]?.type, second.pagination.last_page]).toEqual(['deposit', 2])
        expect((await statement(demo, { currency: 'BTC' })).data).toMatchObject([{ amount: 5_000, currency: 'BTC' }])
        expect((await demo.call('getStatements', { query: { currency: 'GBP' } })).error.key).toBe(
          'error.place_bets.no_account',
        )
        expect((await injectCall(book.app, 'getStatements')).error.key).toBe('error.unauthorized')
      }))

    test('PLAYER-03: the file of a statement opens in a spreadsheet, in the language requested, and holds no formula', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player({ EUR: 1_000_00 })
        const [bet] = (await demo.places(single(match().home, 10_00))).expectAccepted()
        const download = (query: Record<string, string>, language = 'en') =>
          book.app.inject({
            url: '/api/player/statements.csv',
            query,
            headers: { cookie: `__Host-touchline=${demo.session}`, 'accept-language': language },
          })
        const answer = await download({})
        expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
        expect(answer.headers['content-disposition']).toBe('attachment; filename="statement-EUR-2027-01-15.csv"')
        expect(answer.headers['cache-control']).toBe('no-store')
        const [header, first, second, ...rest] = answer.body.split('\r\n')
        expect(header).toBe('Time (UTC),Movement,Type,Money in,Money out,Balance,Currency,Bet')
        expect(first).toMatch(/^2027-01-15T08:00:00\.000Z,\d+,Deposit,1000\.00,,1000\.00,EUR,$/)
        expect(second).toMatch(
          new RegExp(`^2027-01-15T08:00:00\\.000Z,\\d+,Stake,,10\\.00,990\\.00,EUR,TL-${bet?.id}$`),
        )
        expect(rest).toEqual([''])
        expect((await download({ type: 'stake' }, 'de')).body).toMatch(/^Zeit \(UTC\),.*\r\n.*,Einsatz,/)
        expect((await download({ currency: 'BTC' })).statusCode).toBe(400)
        expect((await injectCall(book.app, 'getStatementsFile')).error.key).toBe('error.unauthorized')
      }))

    test('PLAYER-03: balances of a statement follow from each other whatever is booked at the same time', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player({ EUR: 100_00 })
        const game = match()
        const { db } = book.parts
        const pay = (amount: bigint) =>
          deposit(db, { playerId: demo.id, currency: 'EUR', amount, at: book.clock.now() })
        await Promise.all(
          Array.from({ length: 24 }, (_, i) =>
            i % 2 === 0 ? pay(BigInt(i + 1)) : demo.places(single(game.home, 3_00)),
          ),
        )
        const { data } = await statement(demo, { limit: '100' })
        const oldest = data.toReversed()
        expect(oldest).toHaveLength(25)
        oldest.reduce((before, { amount, balance }) => {
          expect(balance).toBe(before + amount)
          expect(balance).toBeGreaterThanOrEqual(0)
          return balance
        }, 0)
        await demo.expectBalance(data[0]?.balance ?? 0)
      }))

    test('PLAYER-03: rates are stored with their time; a new one counts from then on, for payout caps too, and the old one stays', () =>
      onBook(suite, async ({ book }) => {
        const { db } = book.parts
        const now = book.clock.now()
        const rates = (await injectCall(book.app, 'getRates')).answer.data
        expect(rates.map(({ currency, subunits, fiat }) => [currency, subunits, fiat])).toEqual([
          ['EUR', 100, true],
          ['GBP', 100, true],
          ['JPY', 1, true],
          ['USD', 100, true],
          ['BTC', 100_000_000, false],
        ])
        const before = await loadCurrencies(db, now)
        expect(before.get('USD')).toMatchObject({ rate: { unitsPerEuro: '1.08' }, maxPayout: 108_000_000n })
        expect(await setRate(db, 'USD', '1.25', { now: () => now + MINUTE_MS })).toEqual({ kind: 'set' })
        expect((await loadCurrencies(db, now)).get('USD')?.rate.unitsPerEuro).toBe('1.08')
        await refreshRates(db, before, now + MINUTE_MS)
        expect(before.get('USD')).toMatchObject({
          rate: { unitsPerEuro: '1.25', at: now + MINUTE_MS },
          maxPayout: 125_000_000n,
        })
        expect(await setRate(db, 'USD', '0', book.clock)).toEqual({ kind: 'refused', reason: 'not_a_rate' })
        expect(await setRate(db, 'USD', '1e3', book.clock)).toEqual({ kind: 'refused', reason: 'not_a_rate' })
        expect(await setRate(db, 'EUR', '2', book.clock)).toEqual({ kind: 'refused', reason: 'euro_is_fixed' })
        expect(await setRate(db, 'XAU', '2', book.clock)).toEqual({ kind: 'refused', reason: 'unknown_currency' })
        await db.query('DELETE FROM currency_rates WHERE at > $1', [new Date(now)])
      }))
  })
})
