import type { Bet } from '@touchline/contract'
import { describe, expect, inject, test } from 'vitest'
import type { CrashProcess } from '../../apps/book/src/testing/crash-process.ts'
import { type CrashHost, openCrashHost } from './crash-host.ts'

const server = inject('postgres')
const PRE_MATCH = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 30_000 }
const LIVE = { ...PRE_MATCH, match_id: 3 }
/** Of live bets and of cash-outs in play: a kill fits into it, also on a loaded machine. */
const DELAY_MS = 4_000

/** A bet of 10.00, under its key. */
const placing = (key: string, selection: typeof PRE_MATCH) => ({
  path: '/api/v3/bets',
  key,
  body: {
    meta: { device_id: 'test' },
    bets: [{ stake: { value: 10_00, currency: 'EUR' }, selections: [selection] }],
  },
})

const statusesOf = async ({ db }: CrashHost) =>
  (await db.query<{ status: string }>('SELECT status FROM bets ORDER BY id', [])).map(({ status }) => status)

describe.skipIf(server === null)('a book that is killed', () => {
  test.each([
    ['before the host knows of the debit', 'lost'],
    ['between the debit at the host and its own note of it', 'unanswered'],
  ] as const)('EMBED-03: killed %s, it takes the stake once, and both ledgers are equal', async (_when, fault) => {
    const host = await openCrashHost(server ?? '')
    let book: CrashProcess = await host.starts()
    const calls = await host.signIn(book, 100)
    let hasCut = false
    host.line.faults((call) => {
      if (call !== 'debit' || hasCut) return 'none'
      hasCut = true
      void book.kill()
      return fault
    })
    const bet = placing('key-of-a-killed-book', PRE_MATCH)
    await calls(book, bet).catch(() => null)
    await expect.poll(() => book.isUp()).toBe(false)
    book = await host.starts()
    // Accepted where the book was back within the ten seconds of a debit, and rolled back otherwise.
    await expect.poll(() => statusesOf(host)).not.toContain('submitted')
    const [status] = await statusesOf(host)
    const again = await calls(book, bet)
    expect(again.status, await again.text()).toBe(201)
    expect(await statusesOf(host)).toEqual([status])
    await host.expectEqual(1)
    expect([status, await host.balance()]).toEqual(
      status === 'rejected' ? [status, 100_00] : ['waiting_results', 90_00],
    )
    await host.close()
  })

  test('EMBED-03 BETS-02: killed while a cash-out in play waits, and while the host is paid for it, it pays once, and both ledgers are equal', async () => {
    const host = await openCrashHost(server ?? '')
    const env = { CRASH_MATCHES: '3', LIVE_DELAY_MS: String(DELAY_MS) }
    let book: CrashProcess = await host.starts(env)
    const calls = await host.signIn(book, 100)
    expect((await calls(book, placing('live-bet-of-a-killed-book', LIVE))).status).toBe(201)
    await expect.poll(() => statusesOf(host)).toEqual(['waiting_results'])
    const betOf = async () => {
      const { data } = (await (await calls(book, { path: '/api/v3/bets' })).json()) as { readonly data: readonly Bet[] }
      return data[0]
    }
    const before = await betOf()
    const cashOut = {
      path: '/api/v2/bets/cashout',
      key: 'cash-out-of-a-killed-book',
      body: { bet_id: before?.id, to_cashout: before?.to_cashout, tolerance: 5 },
    }
    const asked = await (await calls(book, cashOut)).text()
    expect(asked).toContain('decide_at')
    await book.kill()

    let hasCut = false
    // The host may be paid before the start is known here: the killed process is the one that pays.
    const { promise: paying, resolve: pays } = Promise.withResolvers<void>()
    host.line.faults((call) => {
      if (call !== 'credit' || hasCut) return 'none'
      hasCut = true
      pays()
      return 'unanswered'
    })
    book = await host.starts(env)
    await paying
    await book.kill()
    expect(book.isUp()).toBe(false)
    book = await host.starts(env)
    await host.expectEqual(2)
    expect(await (await calls(book, cashOut)).text()).toBe(asked)
    const after = await betOf()
    expect([after?.status, after?.cashouts.length]).toEqual(['cashed_out', 1])
    expect(await host.balance()).toBe(90_00 + (after?.cashouts[0]?.amount ?? 0))
    await host.close()
  })
})

describe.skipIf(server === null)('a book of two processes', () => {
  test.each(['none', 'unanswered'] as const)(
    'EMBED-03: both send requests to the host at once, one of them makes each payment (responses: %s)',
    async (fault) => {
      const host = await openCrashHost(server ?? '')
      const books = [await host.starts(), await host.starts()] as const
      const calls = await host.signIn(books[0], 1_000)
      let debits = 0
      host.line.faults((call) => (call === 'debit' && debits++ % 3 === 2 ? fault : 'none'))
      const bets = Array.from({ length: 24 }, (_, nth) => nth)
      const answers = await Promise.all(
        bets.map((nth) => calls(books[nth % 2 === 0 ? 0 : 1], placing(`key-of-one-of-two-${nth}`, PRE_MATCH))),
      )
      const refusals = answers.filter(({ status }) => status !== 201).map((answer) => answer.text())
      expect(await Promise.all(refusals)).toEqual([])
      await expect.poll(() => statusesOf(host)).toEqual(bets.map(() => 'waiting_results'))
      const payments = Number(
        (await host.db.query<{ n: number }>('SELECT count(*)::int AS n FROM host_payments', []))[0]?.n,
      )
      await host.expectEqual(payments)
      // Without a fault nothing is sent twice: a payment that one process has taken is not taken by the other.
      if (fault === 'none') expect(host.line.asked.filter((call) => call === 'debit')).toHaveLength(payments)
      await expect.poll(() => host.balance()).toBe(1_000_00 - bets.length * 10_00)
      await host.close()
    },
  )
})
