import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { type HostAnswer, hostPlayer, openTestHost, SIGN_OUTS } from '../../testing/test-host.ts'

const BALANCES = '/api/embed/balances'
const DEPOSITS = '/api/embed/deposits'
const WITHDRAWALS = '/api/embed/withdrawals'
const keyOf = ({ body }: HostAnswer) => body.key
const resultOf = ({ body }: HostAnswer) => body.data?.result
const REUSED = 'error.idempotency_key_reused'

onDatabase((suite) => {
  describe('money between a host and the book', () => {
    test('EMBED-03: a deposit at the host is booked once under its reference, and the host gets the balance', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const player = hostPlayer()
        const { external_id } = player
        const balance = async () => {
          const { body } = await host.sends(BALANCES, { external_id })
          return (body.data as unknown as readonly { currency: string; balance: number }[]) ?? []
        }
        expect(await balance()).toEqual([])
        const deposit = { player, amount: 25_00, currency: 'EUR', reference: 'deposit-0001' }
        await host.lets(player)
        const [before] = await balance()
        expect(resultOf(await host.sends(DEPOSITS, deposit))).toBe('booked')
        expect(resultOf(await host.sends(DEPOSITS, deposit))).toBe('known')
        expect(await balance()).toEqual([{ currency: 'EUR', balance: (before?.balance ?? 0) + 25_00 }])
        expect(keyOf(await host.sends(DEPOSITS, { ...deposit, amount: 26_00 }))).toBe(REUSED)
      }))

    test('EMBED-03: a withdrawal leaves once, never more than there is, and references of two hosts are apart', () =>
      onBook(suite, async ({ book }) => {
        const other = await openTestHost(book)
        const host = await openTestHost(book, [other.origin])
        const player = hostPlayer()
        const { external_id } = player
        const money = { amount: 40_00, currency: 'EUR', reference: 'payment-0001' }
        expect(resultOf(await host.sends(DEPOSITS, { ...money, player }))).toBe('booked')
        expect(resultOf(await other.sends(DEPOSITS, { ...money, player: hostPlayer() }))).toBe('booked')
        const [account] = (await host.sends(BALANCES, { external_id })).body.data as unknown as { balance: number }[]
        const has = account?.balance ?? 0
        const out = { ...money, external_id }
        expect((await host.sends(WITHDRAWALS, { ...out, amount: has + 1 })).status).toBe(400)
        expect(resultOf(await host.sends(WITHDRAWALS, { ...out, amount: has }))).toBe('booked')
        expect(resultOf(await host.sends(WITHDRAWALS, { ...out, amount: has }))).toBe('known')
        expect((await host.sends(BALANCES, { external_id })).body.data).toEqual([{ currency: 'EUR', balance: 0 }])
        expect(keyOf(await other.sends(WITHDRAWALS, { ...out, amount: 1 }))).toBe('error.place_bets.no_account')
      }))

    test('EMBED-02: of one signed request sent twice the second is refused; wrong amounts and unknown fields move nothing', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const player = hostPlayer()
        const deposit = { player, amount: 5_00, currency: 'EUR', reference: 'deposit-0003' }
        for (const wrong of [
          { amount: 0 },
          { amount: -1 },
          { amount: 1.5 },
          { amount: '5' },
          { reference: '' },
          { is_bonus: true },
        ])
          expect((await host.sends(DEPOSITS, { ...deposit, ...wrong })).status).toBe(400)
        expect(keyOf(await host.sends(DEPOSITS, deposit, { path: SIGN_OUTS }))).toBe('error.embed.signature_invalid')
        const signed = { requestId: 'deposit-request-1' }
        expect(resultOf(await host.sends(DEPOSITS, deposit, signed))).toBe('booked')
        expect(keyOf(await host.sends(DEPOSITS, deposit, signed))).toBe('error.embed.request_reused')
        expect(keyOf(await host.sends(DEPOSITS, { ...deposit, currency: 'USD', reference: 'deposit-0004' }))).toMatch(
          /^error\./,
        )
      }))
  })
})
