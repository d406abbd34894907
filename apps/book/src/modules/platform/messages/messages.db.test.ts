import { describe, expect, test } from 'vitest'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'

const MINUTE_MS = 60_000

onDatabase((suite) => {
  describe('messages', () => {
    test('PLAYER-01: mail that cannot be handed over is tried again, over restarts, and sent once', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        book.letters.isDown = true
        await injectCall(book.app, 'requestPasswordReset', { body: { email: demo.email } })
        await book.works()
        expect(book.letters.mailsTo(demo.email)).toEqual([])
        const again = await book.restarts()
        await again.works()
        expect(again.letters.mailsTo(demo.email)).toEqual([])
        await again.passes(MINUTE_MS)
        expect(again.letters.mailsTo(demo.email)).toHaveLength(1)
        await again.passes(60 * MINUTE_MS)
        expect(again.letters.mailsTo(demo.email)).toHaveLength(1)
        await again.close()
      }))

    test('PLAYER-01: mail that no server accepts for half a day is given up and stays for the operator to see', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        book.letters.isDown = true
        await injectCall(book.app, 'requestPasswordReset', { body: { email: demo.email } })
        for (let hour = 0; hour < 12; hour++) await book.passes(60 * MINUTE_MS)
        book.letters.isDown = false
        await book.passes(24 * 60 * MINUTE_MS)
        expect(book.letters.mailsTo(demo.email)).toEqual([])
        const kept = await book.parts.db.query('SELECT next_at FROM messages WHERE recipient = $1', [demo.email])
        expect(kept).toEqual([{ next_at: null }])
      }))

    test('PLAYER-01: several processes that send at the same time send each message once', () =>
      onBook(suite, async ({ book, player }) => {
        const players = [await player(), await player(), await player()]
        for (const { email } of players) await injectCall(book.app, 'requestPasswordReset', { body: { email } })
        await Promise.all(Array.from({ length: 6 }, () => book.does('messages')))
        for (const { email } of players) expect(book.letters.mailsTo(email)).toHaveLength(1)
      }))
  })
})
