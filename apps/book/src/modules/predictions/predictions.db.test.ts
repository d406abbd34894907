import type { PredictionPoll } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestPlayer } from '../../testing/test-player.ts'
import { openTestWorld } from '../../testing/test-world.ts'
import { dropOrphanedVotes } from './drop-orphaned-votes.ts'

onDatabase((suite) => {
  describe('predictions', () => {
    test('PLAYER-07: every player has one vote, which they may change; all clients see the counts', () =>
      onBook(suite, async ({ book, player }) => {
        const { id } = (await openTestWorld(book)).shows()
        const players = await Promise.all([player(), player(), player()])
        const [first, second, third] = players as [TestPlayer, TestPlayer, TestPlayer]
        await vote(first, id, 'home')
        await vote(second, id, 'away')
        await vote(third, id, 'home')
        expect(counts(await vote(first, id, 'draw'))).toEqual({ home: 1, draw: 1, away: 1 })
        const poll = await vote(first, id, 'draw')
        expect(poll).toMatchObject({ prediction_id: `winner:${id}`, match_id: id, is_open: true, total_votes: 3 })
        expect(poll.vote).toEqual({
          prediction_id: `winner:${id}`,
          data: { outcome: 'draw' },
          created_at: new Date(book.clock.now()).toISOString(),
        })
        const seen = await injectCall(book.app, 'getPrediction', {
          query: { prediction_id: `winner:${id}` },
          headers: { 'accept-language': 'de' },
        })
        expect(seen.answer.data.vote).toBeNull()
        expect(seen.answer.data.options).toEqual([
          { outcome: 'home', name: 'Arsenal', votes: 1 },
          { outcome: 'draw', name: 'Unentschieden', votes: 1 },
          { outcome: 'away', name: 'Chelsea', votes: 1 },
        ])
      }))

    test('PLAYER-07: votes sent at the same time are one vote', () =>
      onBook(suite, async ({ book, player }) => {
        const { id } = (await openTestWorld(book)).shows()
        const demo = await player()
        await Promise.all(['home', 'away', 'draw', 'home', 'away'].map((outcome) => vote(demo, id, outcome)))
        expect((await vote(demo, id, 'home')).total_votes).toBe(1)
      }))

    test('PLAYER-07: a sport without draws has no vote for one', () =>
      onBook(suite, async ({ book, player }) => {
        const { id } = (await openTestWorld(book)).shows({ home: 'novotny', away: 'lund' })
        const demo = await player()
        expect(counts(await vote(demo, id, 'away'))).toEqual({ home: 0, away: 1 })
        const refused = await demo.call('castVote', {
          body: { prediction_id: `winner:${id}`, data: { outcome: 'draw' } },
        })
        expect(refused.error.key).toBe('error.validation')
      }))

    test('PLAYER-07: over is over: no more votes, the counts stay', () =>
      onBook(suite, async ({ book, player }) => {
        const world = await openTestWorld(book)
        const demo = await player()
        const entry = world.shows()
        await vote(demo, entry.id, 'home')
        book.sink.event({ ...entry, status: 4 })
        const body = { prediction_id: `winner:${entry.id}`, data: { outcome: 'away' } }
        expect((await demo.call('castVote', { body })).error.key).toBe('error.predictions.closed')
        const query = { prediction_id: `winner:${entry.id}` }
        const { data } = (await demo.call('getPrediction', { query })).answer
        expect([data.is_open, data.vote?.data.outcome, counts(data)]).toEqual([
          false,
          'home',
          { home: 1, draw: 0, away: 0 },
        ])
        const stored = { prediction_id: `winner:${await world.played()}` }
        expect((await demo.call('getPrediction', { query: stored })).answer.data.is_open).toBe(false)
      }))

    test('PLAYER-07: no match, no prediction; no player, no vote; votes on removed matches go', () =>
      onBook(suite, async ({ book, player }) => {
        const { id } = (await openTestWorld(book)).shows()
        const demo = await player()
        for (const unknown of ['winner:1', 'winner:2147483648', 'winner:999999999999999']) {
          const refused = await demo.call('getPrediction', { query: { prediction_id: unknown } })
          expect(refused.error.key).toBe('error.not_found')
          const body = { prediction_id: unknown, data: { outcome: 'home' } }
          expect((await demo.call('castVote', { body })).error.key).toBe('error.not_found')
        }
        expect((await demo.call('getPrediction', { query: { prediction_id: `loser:${id}` } })).status).toBe(400)
        const body = { prediction_id: `winner:${id}`, data: { outcome: 'home' } }
        expect((await injectCall(book.app, 'castVote', { body })).error.key).toBe('error.unauthorized')
        await vote(demo, id, 'home')
        await dropOrphanedVotes(book.parts.db)
        const query = { prediction_id: `winner:${id}` }
        expect((await demo.call('getPrediction', { query })).answer.data.total_votes).toBe(0)
      }))
  })
})

async function vote(player: TestPlayer, eventId: number, outcome: string): Promise<PredictionPoll> {
  const body = { prediction_id: `winner:${eventId}`, data: { outcome } }
  return (await player.call('castVote', { body })).answer.data
}

function counts(poll: PredictionPoll): Readonly<Record<string, number>> {
  return Object.fromEntries(poll.options.map(({ outcome, votes }) => [outcome, votes]))
}
