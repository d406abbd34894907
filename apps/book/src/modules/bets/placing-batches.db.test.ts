import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { single } from '../../testing/test-player.ts'

const STAKE = 10_00

/** Requests that arrive at the same time share a transaction, without a difference in their responses. */
onDatabase((suite) => {
  describe('placing together', () => {
    test('PLACE-03: requests that arrive at once share commits', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const players = await Promise.all(Array.from({ length: 16 }, () => player()))
        const placed = await Promise.all(players.map((each) => each.places(single(game.home, STAKE))))
        const ids = placed.flatMap((placement) => placement.expectAccepted().map((bet) => bet.id))
        const commits = await book.parts.db.query(
          'SELECT DISTINCT xmin::text FROM bets WHERE id = ANY ($1::bigint[])',
          [ids],
        )
        expect(ids).toHaveLength(16)
        expect(commits.length).toBeLessThan(8)
        await book.works()
        for (const each of players) {
          await each.expectBalance(990_00)
          expect(
            book
              .received(each)
              .map((event) => event.type)
              .slice(-2),
          ).toEqual(['balance_changed', 'bet_changed'])
        }
      }))

    test('PLACE-03: a request that is refused, known or broken leaves those that came with it alone', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const [poor, known, hostile, foreign] = [
          await player({ EUR: 5_00 }),
          await player(),
          await player(),
          await player(),
        ]
        const others = await Promise.all(Array.from({ length: 8 }, () => player()))
        const first = await known.places(single(game.home, STAKE), { key: 'known-before' })
        const withNul = {
          body: { meta: { device_id: 'a\u0000b' }, bets: [single(game.home, STAKE)] },
          headers: { 'idempotency-key': 'hostile-key' },
        }
        const [refused, again, broken, homeless, ...placed] = await Promise.all([
          poor.places(single(game.home, STAKE)),
          known.places(single(game.home, STAKE), { key: 'known-before' }),
          hostile.call('placeBets', withNul),
          foreign.places(single(game.home, STAKE, 'USD')),
          ...others.map((each) => each.places([single(game.home, STAKE), single(game.draw, STAKE)])),
        ])
        refused.expectRefused('insufficient_balance')
        homeless.expectRefused('no_account_in_currency')
        expect(again.result.text).toBe(first.result.text)
        expect(broken.status).toBe(400)
        for (const placement of placed) expect(placement.expectAccepted()).toHaveLength(2)
        for (const each of others) await each.expectBalance(980_00)
        await hostile.expectBalance(1_000_00)
        await known.expectBalance(990_00)
      }))

    test('PLACE-03: requests of one player at once are placed as far as their money goes, each whole', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player({ EUR: 75_00 })
        const requests = Array.from({ length: 6 }, () =>
          demo.places([single(game.home, STAKE), single(game.draw, STAKE)]),
        )
        const placed = await Promise.all(requests)
        expect(placed.filter(({ result }) => result.status === 201)).toHaveLength(3)
        for (const { result } of placed) {
          if (result.status !== 201) expect(result.error.key).toBe('error.place_bets.insufficient_balance')
        }
        expect(await demo.bets()).toHaveLength(6)
        await demo.expectBalance(15_00)
      }))

    test('PLACE-03: the key of a player once among many requests, with one response for all its copies', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const players = await Promise.all(Array.from({ length: 5 }, () => player()))
        const requests = players.flatMap((each) =>
          [1, 2, 3].map(() => each.places(single(game.home, STAKE), { key: 'copied-key' })),
        )
        const answers = (await Promise.all(requests)).map(({ result }) => `${result.status} ${result.text}`)
        expect(new Set(answers).size).toBe(5)
        for (const each of players) await each.expectBalance(990_00)
      }))
  })
})
