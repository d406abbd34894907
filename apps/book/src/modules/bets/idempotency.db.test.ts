import { describe, expect, test } from 'vitest'
import { forgetOldAnswers } from '../../kernel/once.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { single } from '../../testing/test-player.ts'

const DAY_MS = 24 * 3_600_000

onDatabase((suite) => {
  describe('idempotency', () => {
    test('PLACE-03: the same key and body get the first response byte for byte, also when prices moved and after a restart', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const bet = single(game.home, 10_00)
        const first = await demo.places(bet, { key: 'the-first-key' })
        first.expectAccepted()
        game.moves({ home: 30_000 })
        const again = await demo.places(bet, { key: 'the-first-key', locale: 'de' })
        expect(again.result.text).toBe(first.result.text)
        const next = await book.restarts()
        demo.app = next.app
        const later = await demo.places(bet, { key: 'the-first-key' })
        expect([later.result.status, later.result.text]).toEqual([201, first.result.text])
        expect(await demo.bets()).toHaveLength(1)
        await demo.expectBalance(990_00)
        await next.close()
      }))

    test('PLACE-03: a refusal that was decided stays one, although the bet could be taken now', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        game.suspends()
        const first = await demo.places(single(game.home, 10_00), { key: 'refused-key' })
        first.expectRefused('market_suspended')
        game.reopens()
        const again = await demo.places(single(game.home, 10_00), { key: 'refused-key' })
        again.expectRefused('market_suspended')
        expect(again.result.text).toBe(first.result.text)
        ;(await demo.places(single(game.home, 10_00), { key: 'another-key' })).expectAccepted()
      }))

    test('PLACE-03: another body under the same key is refused with 422, after success and after refusal', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        ;(await demo.places(single(game.home, 10_00), { key: 'one-body-only' })).expectAccepted()
        const reused = await demo.places(single(game.home, 10_01), { key: 'one-body-only' })
        expect(reused.result.status).toBe(422)
        reused.expectRefused('idempotency_key_reused')
        ;(await demo.places(single(game.home, 1_000_00), { key: 'too-much-key' })).expectRefused('insufficient_balance')
        ;(await demo.places(single(game.home, 1_00), { key: 'too-much-key' })).expectRefused('idempotency_key_reused')
        await demo.expectBalance(990_00)
      }))

    test('PLACE-03: ten copies of a request at once place one bet and get one response', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        const copies = Array.from({ length: 10 }, () => demo.places(single(game.home, 10_00), { key: 'ten-at-once' }))
        const texts = (await Promise.all(copies)).map(({ result }) => `${result.status} ${result.text}`)
        expect(new Set(texts).size).toBe(1)
        expect(await demo.bets()).toHaveLength(1)
        await demo.expectBalance(990_00)
      }))

    test("PLACE-03: a key is one player's own", () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const [a, b] = [await player(), await player()]
        const [first] = (await a.places(single(game.home, 10_00), { key: 'shared-key' })).expectAccepted()
        const [second] = (await b.places(single(game.home, 10_00), { key: 'shared-key' })).expectAccepted()
        expect(first?.id).not.toBe(second?.id)
      }))

    test('PLACE-03: a key is forgotten after 24 hours', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        ;(await demo.places(single(game.home, 10_00), { key: 'old-key-of-mine' })).expectAccepted()
        await book.passes(DAY_MS - 1)
        await forgetOldAnswers(book.parts.db, book.clock.now())
        ;(await demo.places(single(game.home, 20_00), { key: 'old-key-of-mine' })).expectRefused(
          'idempotency_key_reused',
        )
        await book.passes(2)
        await forgetOldAnswers(book.parts.db, book.clock.now())
        ;(await demo.places(single(game.home, 20_00), { key: 'old-key-of-mine' })).expectAccepted()
      }))

    test('PLACE-03: without a key, or with one that is none, nothing is placed', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        for (const key of ['', 'short', 'x'.repeat(101), 'with space', 'ümlaut-key']) {
          const headers: Record<string, string> = key === '' ? {} : { 'idempotency-key': key }
          const body = { meta: { device_id: 'test' }, bets: [single(game.home, 10_00)] }
          const { error } = await demo.call('placeBets', { body, headers })
          expect(error.key).toBe('error.idempotency_key_missing')
        }
        await demo.expectBalance(1_000_00)
      }))
  })
})
