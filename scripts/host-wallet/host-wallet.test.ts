import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cashesOut } from '../../apps/book/src/testing/cashes-out.ts'
import { createPgDatabase, type PgDatabase } from '../../apps/book/src/testing/pg-database.ts'
import { testOperator } from '../../apps/book/src/testing/test-operator.ts'
import { single } from '../../apps/book/src/testing/test-player.ts'
import type { LineFault } from './faulty-line.ts'
import { type HostWalletWorld, openHostWallet } from './hosted-player.ts'

const server = inject('postgres')
/** Of live bets and of cash-outs in play, unless set otherwise. */
const DELAY_MS = 3_000
let matches = 900_000

describe.skipIf(server === null)('a host that keeps the money of its players', () => {
  let database: PgDatabase
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  async function withHost(run: (world: HostWalletWorld) => Promise<void>): Promise<void> {
    const world = await openHostWallet(database.db)
    await world.deposits(100)
    // The host reports the deposit when it has responded; the book's worker then requests the balance.
    await expect.poll(() => world.book.works().then(() => world.player.balance())).toBe(100_00)
    await run(world)
    await world.close()
  }
  /** Lets time pass in which the host responds, and does the work that follows. */
  async function soon({ book }: HostWalletWorld, ms = 1_000): Promise<void> {
    await book.passes(ms)
    await book.works()
  }
  const match = ({ book }: HostWalletWorld, isLive = false) => book.offers({ id: ++matches, isLive })
  const bet = async ({ player }: HostWalletWorld, id: number) => player.bet(id)

  test('EMBED-03: the host gives the stake before the bet is accepted, and gets what it wins', () =>
    withHost(async (world) => {
      const { player, line } = world
      const game = match(world)
      const [placed] = (await player.places(single(game.home, 10_00))).expectAccepted()
      expect(placed?.status).toBe('submitted')
      expect(line.asked.filter((call) => call === 'debit')).toEqual([])
      await soon(world)
      expect(await bet(world, placed?.id ?? 0)).toMatchObject({ status: 'waiting_results' })
      expect(await world.hostBalance()).toBe(90_00)
      await player.expectBalance(90_00)
      await game.ends()
      await soon(world)
      expect(await world.hostBalance()).toBe(111_00)
      await player.expectBalance(111_00)
    }))

  test('EMBED-03: a host that has less refuses the debit, and the whole request with it', () =>
    withHost(async (world) => {
      const { player } = world
      const [a, b] = [match(world), match(world)]
      const bets = (await player.places([single(a.home, 60_00), single(b.home, 60_00)])).expectAccepted()
      await soon(world)
      for (const { id } of bets)
        expect(await bet(world, id)).toMatchObject({ status: 'rejected', rejection: { code: 142 } })
      expect(await world.hostBalance()).toBe(100_00)
    }))

  test.each<LineFault>(['lost', 'unanswered', 'twice', 'broken', 'nonsense', 'late'])(
    'EMBED-03: a debit whose request is %s once is requested again, and takes the stake once',
    (fault) =>
      withHost(async (world) => {
        const { book, player, line } = world
        const game = match(world)
        let times = 0
        line.faults((call) => (call === 'debit' && times++ === 0 ? fault : 'none'))
        const [placed] = (await player.places(single(game.home, 10_00))).expectAccepted()
        await book.does('host wallets')
        if (fault !== 'twice') expect((await bet(world, placed?.id ?? 0)).status).toBe('submitted')
        await soon(world)
        expect((await bet(world, placed?.id ?? 0)).status).toBe('waiting_results')
        await line.lets()
        expect(await world.hostBalance()).toBe(90_00)
      }),
  )

  test.each<LineFault>(['lost', 'unanswered', 'late', 'nonsense'])(
    'EMBED-03: a debit whose requests are all %s is rolled back: the bet is rejected, and the stake is not gone',
    (fault) =>
      withHost(async (world) => {
        const { book, player, line } = world
        const game = match(world)
        line.faults((call) => (call === 'debit' ? fault : 'none'))
        const [placed] = (await player.places(single(game.home, 10_00))).expectAccepted()
        for (let second = 0; second < 9; second++) await book.passes(1_000)
        expect((await bet(world, placed?.id ?? 0)).status).toBe('submitted')
        await soon(world, 2_000)
        expect(await bet(world, placed?.id ?? 0)).toMatchObject({ status: 'rejected', rejection: { code: 1183 } })
        // What comes after its rollback is refused.
        await line.lets()
        expect(await world.hostBalance()).toBe(100_00)
      }),
  )

  test('EMBED-03: a rollback is requested until the host has responded, also if it arrives before the debit', () =>
    withHost(async (world) => {
      const { book, player, line } = world
      const game = match(world)
      let rollbacks = 0
      line.faults((call) =>
        call === 'debit' ? 'late' : call === 'rollback' && rollbacks++ < 3 ? 'unanswered' : 'none',
      )
      await player.places(single(game.home, 10_00))
      for (let second = 0; second < 20; second++) await book.passes(1_000)
      await line.lets()
      expect(rollbacks).toBeGreaterThan(3)
      expect(await world.hostBalance()).toBe(100_00)
    }))

  test.each<LineFault>(['lost', 'unanswered', 'twice', 'broken'])(
    'EMBED-03: a credit whose request is %s is given once, whenever the host comes back',
    (fault) =>
      withHost(async (world) => {
        const { book, player, line } = world
        const game = match(world)
        const [placed] = (await player.places(single(game.home, 10_00))).expectAccepted()
        await soon(world)
        line.faults((call) => (call === 'credit' ? fault : 'none'))
        await game.ends()
        await soon(world)
        await book.passes(600_000)
        expect((await bet(world, placed?.id ?? 0)).status).toBe('done')
        await world.settles()
        expect(await world.hostBalance()).toBe(111_00)
      }),
  )

  test('EMBED-03: a request to a slow host is repeated, and no transaction is open during it', () =>
    withHost(async (world) => {
      const { book, player, line } = world
      const game = match(world)
      line.faults((call) => (call === 'debit' ? 'stalled' : 'none'))
      const [placed] = (await player.places(single(game.home, 10_00))).expectAccepted()
      const asking = book.does('host wallets')
      await expect.poll(() => line.asked.at(-1)).toBe('debit')
      // No transaction is open: the player's account is free, and others write.
      await database.db.query('SELECT 1 FROM wallet_accounts WHERE player_id = $1 FOR UPDATE NOWAIT', [player.id])
      book.clock.advance(3_000)
      await asking
      expect((await bet(world, placed?.id ?? 0)).status).toBe('submitted')
      line.faults(() => 'none')
      await soon(world)
      expect((await bet(world, placed?.id ?? 0)).status).toBe('waiting_results')
      expect(await world.hostBalance()).toBe(90_00)
    }))

  test('EMBED-03: a live bet is decided once its delay is over and the stake is there; what it does not take comes back', () =>
    withHost(async (world) => {
      const { book, player } = world
      const game = match(world, true)
      const [placed] = (await player.places(single(game.home, 10_00), { mode: 'none' })).expectAccepted()
      await book.works()
      expect(await world.hostBalance()).toBe(90_00)
      expect((await bet(world, placed?.id ?? 0)).status).toBe('submitted')
      game.suspends()
      await soon(world, 5_000)
      expect((await bet(world, placed?.id ?? 0)).status).toBe('rejected')
      expect(await world.hostBalance()).toBe(100_00)
    }))

  test('EMBED-03: a cash-out goes to the host', () =>
    withHost(async (world) => {
      const { player } = world
      const game = match(world)
      const [placed] = (await player.places(single(game.home, 10_00))).expectAccepted()
      await soon(world)
      const { answer } = await player.call('getBet', { params: { id: placed?.id ?? 0 } })
      const amount = answer.data.to_cashout ?? 0
      const body = { bet_id: placed?.id, to_cashout: amount }
      const paid = await player.call('cashOutBet', { body, headers: { 'idempotency-key': `cash-${placed?.id}` } })
      expect(paid.status, paid.text).toBe(200)
      await soon(world)
      expect(await world.hostBalance()).toBe(90_00 + amount)
    }))

  test.each<LineFault>(['none', 'lost', 'unanswered', 'twice', 'broken'])(
    'EMBED-03 BETS-02: a cash-out in play waits for its delay, then goes to the host once, also where the request is %s',
    (fault) =>
      withHost(async (world) => {
        const { book, player, line } = world
        const game = match(world, true)
        const [placed] = (await player.places(single(game.home, 10_00))).expectAccepted()
        const id = placed?.id ?? 0
        // The host has not given the stake yet: there is no bet to cash out.
        line.faults((call) => (call === 'debit' ? 'lost' : 'none'))
        await soon(world)
        expect((await cashesOut(player, id, { seen: 9_50 })).error.code).toBe(151)
        line.faults(() => 'none')
        await soon(world, DELAY_MS)
        const { status, to_cashout: seen } = await bet(world, id)
        expect([status, await world.hostBalance()]).toEqual(['waiting_results', 90_00])

        line.faults((call) => (call === 'credit' ? fault : 'none'))
        const { data } = (await cashesOut(player, id, { seen: seen ?? 0 })).answer
        expect(data).toMatchObject({ status: 'cashout_in_progress', cashouts: [] })
        await book.passes(DELAY_MS - 1)
        await book.works()
        expect([line.asked.includes('credit'), await world.hostBalance()]).toEqual([false, 90_00])
        await soon(world)
        expect(await bet(world, id)).toMatchObject({ status: 'cashed_out', cashouts: [{ amount: seen }] })
        await world.settles()
        expect(await world.hostBalance()).toBe(90_00 + (seen ?? 0))
      }),
  )

  test('EMBED-03 BETS-02: a match that ends while a cash-out in play waits sends its win to the host, and no cash-out', () =>
    withHost(async (world) => {
      const { book, player, line } = world
      const game = match(world, true)
      const [placed] = (await player.places(single(game.home, 10_00))).expectAccepted()
      await soon(world, DELAY_MS)
      const { to_cashout: seen } = await bet(world, placed?.id ?? 0)
      await cashesOut(player, placed?.id ?? 0, { seen: seen ?? 0 })
      await game.ends()
      await soon(world, DELAY_MS)
      await book.passes(DELAY_MS)
      expect(await bet(world, placed?.id ?? 0)).toMatchObject({ status: 'done', cashouts: [], cashout_request: null })
      expect([line.asked.filter((call) => call === 'credit'), await world.hostBalance()]).toEqual([['credit'], 111_00])
    }))

  test('EMBED-03: a correction takes money back from the host; what it refuses is a debt, which the next win pays first', () =>
    withHost(async (world) => {
      const { book, player } = world
      const operator = testOperator(book)
      const [first, second, third] = [match(world), match(world), match(world)]
      await player.places(single(first.home, 10_00))
      await soon(world)
      await first.ends()
      await soon(world)
      expect(await world.hostBalance()).toBe(111_00)
      await operator.settles(first, { home: 'lose', draw: 'win' })
      await soon(world)
      expect(await world.hostBalance()).toBe(90_00)

      await player.places(single(second.home, 10_00))
      await soon(world)
      await second.ends()
      await soon(world)
      expect(await world.hostBalance()).toBe(101_00)
      await player.places(single(third.home, 1_00))
      await soon(world)
      await world.withdraws(100)
      await operator.settles(second, { home: 'lose', draw: 'win' })
      await soon(world)
      const owed = async () =>
        (
          await database.db.query<{ amount: bigint }>(
            `SELECT d.amount FROM player_debts d JOIN wallet_accounts a ON a.id = d.account_id WHERE a.player_id = $1`,
            [player.id],
          )
        )[0]?.amount
      expect(await owed()).toBe(21_00n)
      await third.ends()
      await soon(world)
      expect(await owed()).toBe(21_00n - 2_10n)
      expect(await world.hostBalance()).toBe(0)
    }))

  test('EMBED-03: nothing is paid in or out at the book, and a statement is the host’s', () =>
    withHost(async ({ player, book }) => {
      const key = { 'idempotency-key': `deposit-${player.id}` }
      const deposit = { amount: 10_00, currency: 'EUR', return_path: '/sports' }
      expect((await player.call('startDeposit', { body: deposit, headers: key })).error.code).toBe(1181)
      expect((await player.call('createAccount', { body: { currency: 'USD' } })).error.code).toBe(1181)
      expect((await player.call('getStatements')).error.code).toBe(1181)
      expect(book.faults).toEqual([])
    }))
})
