import { CALLS, type CallName, ERRORS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { setOperator } from '../modules/platform/index.ts'
import { placed } from '../testing/cashes-out.ts'
import { FREEBET, given } from '../testing/given-bonuses.ts'
import type { CallResult } from '../testing/inject-call.ts'
import { onBook } from '../testing/on-book.ts'
import { onDatabase } from '../testing/on-database.ts'
import type { TestBook } from '../testing/test-book.ts'
import type { TestMatch } from '../testing/test-match.ts'
import { single, type TestPlayer } from '../testing/test-player.ts'
import { once } from './once.ts'
import { StoredReply } from './refusal.ts'

let serial = 0
const newKey = () => `once-key-${process.pid}-${++serial}`

/** Sends a request, or another one of the same call, under a key. */
type Send = (key: string, isOther?: boolean) => Promise<CallResult<CallName>>

const BOX = {
  type: 'lootbox',
  name: { en: 'Raise' },
  currency: 'EUR',
  points_per_unit: 10,
  odds_cap: 50_000,
  opens_at: [0, 1],
  contents: [{ multiplier: 12_500, chance: '1' }],
}

/** Every call of a player that takes a key, each with two requests that would both succeed. */
async function requests(book: TestBook, demo: TestPlayer, game: TestMatch): Promise<ReadonlyMap<CallName, Send>> {
  await book.cashier.pays(demo, 200_00)
  const [method] = (await demo.call('getCashier')).answer.data.methods
  await demo.call('createAccount', { body: { currency: 'USD' } })
  await setOperator(book.parts.db, demo.id, true)
  const { id } = await given(book, demo, BOX)
  const raisable = { ...FREEBET, boost_max: 20_000 }
  const [one, two] = [await given(book, demo, raisable), await given(book, demo, raisable)]
  const bet = await placed(demo, single(game.home, 10_00))
  const { revision, basedOn } = (await demo.call('getSiteDraft')).answer.data

  const sends = (call: CallName, body: (isOther: boolean) => object, params: Record<string, number> = {}) => {
    const send: Send = (key, isOther = false) =>
      demo.call(call, { body: body(isOther), params, headers: { 'idempotency-key': key } })
    return [call, send] as const
  }
  const amount = (isOther: boolean) => ({ amount: isOther ? 5_01 : 5_00 })
  return new Map([
    sends('placeBets', (isOther) => ({
      meta: { device_id: 'test' },
      bets: [single(game.home, amount(isOther).amount)],
    })),
    sends('cashOutBet', (isOther) => ({ bet_id: bet.id, to_cashout: 1_00, share: isOther ? 20 : 10 })),
    sends('startDeposit', (isOther) => ({ ...amount(isOther), currency: 'EUR', return_path: '/sports' })),
    sends('requestWithdrawal', (isOther) => ({ ...amount(isOther), currency: 'EUR', method_id: method?.id })),
    sends('exchangeMoney', (isOther) => ({ ...amount(isOther), from: 'EUR', to: 'USD', expected: 1 })),
    sends('boostFreebet', (isOther) => ({ freebet_id: isOther ? two.id : one.id }), { id }),
    sends('saveSiteDraft', (isOther) => ({
      ...{ revision, basedOn },
      file: { format: 1, layoutWidth: isOther ? 'narrow' : 'default' },
    })),
  ])
}

const keptOf = ({ parts: { db } }: TestBook, { id }: TestPlayer) =>
  db.query<{ key: string; call: string }>('SELECT key, call FROM request_answers WHERE player_id = $1 ORDER BY key', [
    id,
  ])

onDatabase((suite) => {
  describe('a request under a key', () => {
    test('PLACE-03: every call with a key repeats its first response, refuses other requests under it, and keys of players are separate', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const keys = new Map<CallName, string>()
        for (const demo of [await player(), await player()]) {
          const all = await requests(book, demo, game)
          for (const [call, send] of all) {
            const key = keys.get(call) ?? newKey()
            keys.set(call, key)
            const first = await send(key)
            expect([call, first.status], first.text).toEqual([call, CALLS[call].status])
            const again = await send(key)
            expect([call, again.status, again.text]).toEqual([call, first.status, first.text])
            const other = await send(key, true)
            expect([call, other.status, other.error.key]).toEqual([call, 422, ERRORS.idempotency_key_reused.key])
          }
          const balance = (await demo.call('getAccounts')).text
          for (const [call, send] of all)
            for (const [owner, key] of keys) {
              if (owner === call) continue
              expect([call, owner, (await send(key)).error.key]).toEqual([
                call,
                owner,
                ERRORS.idempotency_key_reused.key,
              ])
            }
          expect((await demo.call('getAccounts')).text).toBe(balance)
          const kept = new Map((await keptOf(book, demo)).map(({ key, call }) => [key, call]))
          for (const [call, key] of keys) expect(kept.get(key)).toBe(call)
        }
        await book.expectCleanBooks()
        expect(book.faults).toEqual([])
      }))

    test('PLACE-03: ten copies at once of a withdrawal, an exchange and a cash-out are carried out once', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const all = await requests(book, demo, match())
        for (const call of ['requestWithdrawal', 'exchangeMoney', 'cashOutBet', 'startDeposit'] as const) {
          const key = newKey()
          const copies = await Promise.all(Array.from({ length: 10 }, () => all.get(call)?.(key)))
          expect(new Set(copies.map((copy) => `${copy?.status} ${copy?.text}`)).size, call).toBe(1)
        }
        expect((await demo.call('getWithdrawals')).answer.data).toHaveLength(1)
        await book.expectCleanBooks()
      }))

    test('PLACE-03: a call that fails half-way stores no response; a refusal stays one under its key, and another key is free', () =>
      onBook(suite, async ({ book, player }) => {
        const { db } = book.parts
        const demo = await player()
        const keyed = { playerId: demo.id, key: newKey(), body: { bet_id: 1 }, now: 0 }
        const request = { ...keyed, call: 'cashOutBet', locale: 'en' } as const
        const fails = () => db.tx((tx) => once(tx, request, () => Promise.reject(new Error('The disk is full'))))
        await expect(fails()).rejects.toThrow('The disk is full')
        expect(await keptOf(book, demo)).toEqual([])
        const headers = { 'idempotency-key': newKey() }
        await book.cashier.pays(demo, 10_00)
        const [method] = (await demo.call('getCashier')).answer.data.methods
        const body = { amount: 2_000_00, currency: 'EUR', method_id: method?.id }
        const refused = await demo.call('requestWithdrawal', { body, headers })
        expect(refused.error.key).toBe(ERRORS.balance_too_low.key)
        await book.cashier.pays(demo, 1_000_00)
        // A copy that arrives late must not take the money of a player who has read that it was refused.
        expect((await demo.call('requestWithdrawal', { body, headers })).text).toBe(refused.text)
        await demo.expectBalance(2_010_00)
        expect((await demo.call('requestWithdrawal', { body, headers: { 'idempotency-key': newKey() } })).status).toBe(
          201,
        )
        const reply = new StoredReply(409, '{}')
        expect(await db.tx((tx) => once(tx, request, async () => reply))).toEqual(reply)
        expect(await db.tx((tx) => once(tx, request, fails))).toEqual(reply)
      }))

    test('PLACE-03 PAY-01: money that was moved under a key, and an edit, are not made again when the response is forgotten', () =>
      onBook(suite, async ({ book, match, player }) => {
        const { db } = book.parts
        const demo = await player()
        const all = await requests(book, demo, match())
        for (const call of [
          'startDeposit',
          'requestWithdrawal',
          'exchangeMoney',
          'boostFreebet',
          'saveSiteDraft',
        ] as const) {
          const own = newKey()
          const first = await all.get(call)?.(own)
          await db.query('DELETE FROM request_answers WHERE player_id = $1 AND key = $2', [demo.id, own])
          const again = await all.get(call)?.(own)
          expect([call, again?.status, again?.answer]).toEqual([call, CALLS[call].status, first?.answer])
        }
        expect((await demo.call('getWithdrawals')).answer.data).toHaveLength(1)
        await book.expectCleanBooks()
      }))
  })
})
