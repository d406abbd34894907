import { describe, test } from 'vitest'
import { onBook } from '../../../testing/on-book.ts'
import { onPostgres } from '../../../testing/on-database.ts'
import { single } from '../../../testing/test-player.ts'

const STAKE = 10_00

/** Needs a database with more than one connection. */
onPostgres((suite) => {
  describe('busy accounts', () => {
    test('PLACE-03: a player who waits for their own account delays no bet of another', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const [slow, ...others] = await Promise.all(Array.from({ length: 9 }, () => player()))
        if (slow === undefined) throw new Error('There is no player')
        let release = () => {}
        const released = new Promise<void>((resolve) => {
          release = resolve
        })
        let hold = () => {}
        const held = new Promise<void>((resolve) => {
          hold = resolve
        })
        const holding = book.parts.db.tx(async (tx) => {
          await tx.query('SELECT 1 FROM wallet_accounts WHERE player_id = $1 FOR UPDATE', [slow.id])
          hold()
          await released
        })
        await held
        const waiting = slow.places(single(game.home, STAKE))
        const placed = await Promise.all(others.map((each) => each.places(single(game.home, STAKE))))
        for (const placement of placed) placement.expectAccepted()
        await slow.expectBalance(1_000_00)
        release()
        await holding
        ;(await waiting).expectAccepted()
        await slow.expectBalance(990_00)
      }))
  })
})
