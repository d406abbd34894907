import { privateChannel } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { SERVED_LOCALES, type ServedLocale } from '../../kernel/locale.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { createRecordingPublisher } from '../../testing/recording-publisher.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import { publishOutbox } from './publish-outbox.ts'

const DAY_MS = 86_400_000

async function listens(player: TestPlayer, ...locales: readonly ServedLocale[]): Promise<void> {
  const channels = locales.map((locale) => privateChannel(locale, player.id))
  expect((await player.call('websocketAuthorize', { body: { channels } })).status).toBe(200)
}

onDatabase((suite) => {
  describe('languages of messages', () => {
    test('LIVE-02 LOCALE-01: messages go out in the languages in which devices listen, to others in all', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const [listener, other] = [await player(), await player()]
        await listens(listener, 'de')
        await listens(listener, 'pt-BR')
        ;(await listener.places(single(game.home, 10_00))).expectAccepted()
        ;(await other.places(single(game.home, 10_00))).expectAccepted()
        await book.works()
        const receivedIn = (who: TestPlayer) => SERVED_LOCALES.filter((locale) => book.received(who, locale).length > 0)
        expect(receivedIn(listener)).toEqual(['de', 'pt-BR'])
        expect(book.received(listener, 'de')).toHaveLength(book.received(other, 'de').length)
        expect(receivedIn(other)).toEqual(SERVED_LOCALES)
      }))

    test('LIVE-02: a language of another device is added, and one without a token for 40 days ends', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await listens(demo, 'de')
        await listens(demo, 'en', 'de')
        const places = async () => {
          ;(await demo.places(single(game.home, 1_00))).expectAccepted()
          await book.works()
          return { en: book.received(demo, 'en').length, de: book.received(demo, 'de').length }
        }
        const first = await places()
        expect(first.en).toBe(first.de)
        expect(first.en).toBeGreaterThan(0)
        await book.parts.db.query(
          `UPDATE player_languages SET requested_at = $2 WHERE player_id = $1 AND locale = 'de'`,
          [demo.id, new Date(book.clock.now() - 40 * DAY_MS)],
        )
        const second = await places()
        expect(second.de).toBe(first.de)
        expect(second.en).toBeGreaterThan(first.en)
        // The device is back.
        await listens(demo, 'de')
        expect((await places()).de).toBeGreaterThan(second.de)
      }))

    test('LIVE-02: without a language that is listened to nothing goes out, and nothing stays in the outbox', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await listens(demo, 'en')
        await book.parts.db.query('UPDATE player_languages SET requested_at = $2 WHERE player_id = $1', [
          demo.id,
          new Date(book.clock.now() - 40 * DAY_MS),
        ])
        ;(await demo.places(single(game.home, 1_00))).expectAccepted()
        await book.works()
        for (const locale of SERVED_LOCALES) expect(book.received(demo, locale)).toEqual([])
        expect(await book.parts.db.query('SELECT 1 FROM outbox', [])).toEqual([])
      }))

    test('LIVE-02: a round publishes up to 2,000 messages, and the next ones the rest', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await listens(demo, 'en')
        await book.works()
        const events = JSON.stringify(Array.from({ length: 900 }, () => ({ type: 'unread_counters_changed' })))
        await book.parts.db.query(
          'INSERT INTO outbox (player_id, events) SELECT $1, $2::jsonb FROM generate_series(1, 5)',
          [demo.id, events],
        )
        const rounds: number[] = []
        const publisher = createRecordingPublisher()
        let before = 0
        for (let isMore = true; isMore; ) {
          isMore = await publishOutbox({ ...book.parts, publisher })
          const sent = publisher.on(privateChannel('en', demo.id)).length
          rounds.push(sent - before)
          before = sent
        }
        expect(rounds).toEqual([1_800, 1_800, 900])
      }))
  })
})
