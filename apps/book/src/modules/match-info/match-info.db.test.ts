import type { LeagueTable, MatchStatistics } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { COMPETITORS, type CompetitorName, openTestWorld } from '../../testing/test-world.ts'
import { recordResults } from '../pricing/results/index.ts'

const HOUR_MS = 3_600_000

onDatabase((suite) => {
  describe('the information about a match', () => {
    test('MATCH-02: line-ups of football are shown from an hour before kick-off on, missing players before', () =>
      onBook(suite, async ({ book }) => {
        const world = await openTestWorld(book)
        const soon = world.shows({ home: 'bayern', away: 'malmo', startsIn: HOUR_MS / 2 })
        const later = world.shows({ home: 'malmo', away: 'bayern', startsIn: 3 * HOUR_MS })
        const tennis = world.shows({ home: 'novotny', away: 'lund' })
        const of = async ({ id }: { readonly id: number }) => {
          const received = await ask(book, id, 'lineups')
          return received.type === 'lineups' ? received : null
        }
        expect((await of(soon))?.home?.starting).toHaveLength(11)
        expect((await of(soon))?.home).not.toEqual((await of(soon))?.away)
        expect((await of(later))?.away).toMatchObject({ formation: null, starting: [], bench: [] })
        expect(await of(tennis)).toMatchObject({ home: null, away: null })
      }))

    test('MATCH-02: earlier meetings count for the sides of this match, home or away, newest first', () =>
      onBook(suite, async ({ book }) => {
        const world = await freshWorld(book, 'bayern', 'malmo')
        const oldest = await world.played({
          home: 'bayern',
          away: 'malmo',
          startsIn: -90 * HOUR_MS,
          score: { home: 3, away: 1 },
        })
        const middle = await world.played({
          home: 'malmo',
          away: 'bayern',
          startsIn: -60 * HOUR_MS,
          score: { home: 0, away: 2 },
        })
        const newest = await world.played({
          home: 'malmo',
          away: 'bayern',
          startsIn: -30 * HOUR_MS,
          score: { home: 1, away: 1 },
        })
        await world.played({ home: 'malmo', away: 'arsenal', score: { home: 9, away: 0 } })
        const { id } = world.shows({ home: 'bayern', away: 'malmo' })
        const h2h = await ask(book, id, 'h2h')
        expect(h2h).toMatchObject({ type: 'h2h', match_id: id, summary: { home: 2, draw: 1, away: 0 } })
        expect(h2h.type === 'h2h' && h2h.meetings.map(({ match_id }) => match_id)).toEqual([newest, middle, oldest])
        const reversed = world.shows({ home: 'malmo', away: 'bayern' })
        expect(await ask(book, reversed.id, 'h2h')).toMatchObject({ summary: { home: 0, draw: 1, away: 2 } })
      }))

    test('MATCH-02: an abandoned match has no result', () =>
      onBook(suite, async ({ book }) => {
        const world = await freshWorld(book, 'bayern', 'malmo')
        const abandoned = await world.played({ home: 'bayern', away: 'malmo', score: { home: 3, away: 1 } })
        await book.parts.db.query(`UPDATE matches SET score = score || '{"stage": 90}' WHERE id = $1`, [abandoned])
        const { id } = world.shows({ home: 'bayern', away: 'malmo' })
        expect(await ask(book, id, 'h2h')).toMatchObject({ meetings: [], summary: { home: 0, draw: 0, away: 0 } })
        expect(await ask(book, id, 'form')).toMatchObject({ home: { win: 0, results: [] } })
      }))

    test('MATCH-02: form is the latest ten results of each side as it saw them, before this match', () =>
      onBook(suite, async ({ book }) => {
        const world = await freshWorld(book, 'bayern', 'malmo')
        for (let n = 1; n <= 11; n++) {
          await world.played({ home: 'malmo', away: 'chelsea', startsIn: -n * HOUR_MS, score: { home: n, away: 5 } })
        }
        await world.played({ home: 'chelsea', away: 'bayern', startsIn: -20 * HOUR_MS, score: { home: 1, away: 4 } })
        const { id } = world.shows({ home: 'malmo', away: 'bayern' })
        const form = await ask(book, id, 'form', 'de')
        expect(form).toMatchObject({
          home: { competitor: { name: 'Malmö FF' }, win: 5, draw: 1, lose: 4, scored: 55, conceded: 50 },
          away: { win: 1, draw: 0, lose: 0, scored: 4, conceded: 1 },
        })
        expect(form.type === 'form' && form.away.results[0]).toMatchObject({
          outcome: 'win',
          home: { name: 'Chelsea' },
          score: { home: 1, away: 4 },
          period_score: [{ period_name: '1. Halbzeit' }],
        })
        expect(form.type === 'form' && form.home.results).toHaveLength(10)
        const long = world.shows({ home: 'malmo', away: 'bayern', startsIn: -10.5 * HOUR_MS, status: 1 })
        expect(await ask(book, long.id, 'form')).toMatchObject({ home: { win: 1, lose: 0 } })
      }))

    test("MATCH-02: the match's own numbers, live and when it is over", () =>
      onBook(suite, async ({ book }) => {
        const world = await openTestWorld(book)
        const live = world.shows({ status: 1, score: { home: 1, away: 0 } })
        const own = { total_score: { home: 1, away: 0 }, counters: { corners: { home: 4, away: 2 } } }
        expect(await ask(book, live.id, 'statistics')).toMatchObject({ statistics: own })
        const over = await world.played({ score: { home: 3, away: 3 } })
        expect(await ask(book, over, 'statistics')).toMatchObject({ statistics: { total_score: { home: 3, away: 3 } } })
        expect(await ask(book, world.shows().id, 'statistics')).toMatchObject({ statistics: { period_score: [] } })
      }))

    test('MATCH-02: a match listed with pictures has them, the others have none; a missing one is not found', () =>
      onBook(suite, async ({ book }) => {
        const world = await openTestWorld(book)
        const shown = Array.from({ length: 8 }, () => world.shows({ status: 1 }).id)
        const filmed: number[] = []
        for (const id of shown) {
          const match = (await injectCall(book.app, 'getMatch', { params: { id } })).answer.data
          const has_video = match.type === 'match' && match.has_video
          const videos = (await injectCall(book.app, 'getMatchVideo', { params: { id } })).answer.data
          expect(videos).toHaveLength(has_video ? 1 : 0)
          const playlist = await book.app.inject({ url: videos[0]?.url ?? `/api/streams/${id}/live.m3u8` })
          expect(playlist.statusCode).toBe(has_video ? 200 : 404)
          if (!has_video) continue
          filmed.push(id)
          for (const [file] of playlist.body.matchAll(/pieces\/[\w.]+/g))
            expect((await book.app.inject({ url: `/api/streams/${file}` })).statusCode).toBe(200)
        }
        expect(filmed.length).toBeGreaterThan(0)
        expect(filmed.length).toBeLessThan(shown.length)
        const listed = await injectCall(book.app, 'getMatches', {
          query: { id: shown.join(), has_video: 'true', match_status: 'live' },
        })
        expect(listed.answer.data.map(({ id }: { id: number }) => id).sort()).toEqual(filmed)
        expect((await book.app.inject({ url: '/api/streams/pieces/..%2fplaylist.ts' })).statusCode).toBe(404)
        const id = shown[0] ?? 0
        expect((await injectCall(book.app, 'getMatchStreams', { params: { id } })).answer.data).toEqual([])
        for (const call of ['getMatchVideo', 'getMatchStreams'] as const)
          expect((await injectCall(book.app, call, { params: { id: 1 } })).error.key).toBe('error.not_found')
        for (const type of ['statistics', 'h2h', 'form', 'lineups']) {
          const unknown = await injectCall(book.app, 'getMatchStatistics', { params: { id: 1, type } })
          expect(unknown.error.key).toBe('error.not_found')
        }
        expect((await injectCall(book.app, 'getMatchStatistics', { params: { id, type: 'weather' } })).status).toBe(400)
      }))

    test('MATCH-02: a match without a story of its source has an empty timeline, and only a recorded result', () =>
      onBook(suite, async ({ book }) => {
        const world = await openTestWorld(book)
        const id = await world.played({ score: { home: 2, away: 1 } })
        const timeline = await injectCall(book.app, 'getMatchTimeline', { params: { id } })
        expect(timeline.answer.data).toMatchObject({ match_id: id, incidents: [], possession: null })
        const results = async (locale: string) =>
          (await injectCall(book.app, 'getMatchResults', { params: { id }, headers: { 'accept-language': locale } }))
            .answer.data
        expect(await results('en')).toEqual([])
        await recordResults(book.parts.db, book.clock.now(), [
          { eventId: id, marketId: 1, specifier: '', outcomes: { 1: 'win', 2: 'lose', 3: 'lose' }, finalText: '2:1' },
        ])
        const outcomes = [
          { id: '1', name: 'Arsenal', result: 'win' },
          { id: '2', name: 'Unentschieden', result: 'lose' },
          { id: '3', name: 'Chelsea', result: 'lose' },
        ]
        expect(await results('de')).toMatchObject([{ id: 1, specifier: '', outcomes }])
        const live = world.shows({ status: 1 })
        expect((await injectCall(book.app, 'getMatchResults', { params: { id: live.id } })).answer.data).toEqual([])
      }))

    test('MATCH-01: the history of prices is what the board saw, and is empty where it saw none', () =>
      onBook(suite, async ({ book }) => {
        const { id } = (await openTestWorld(book)).shows()
        for (const odds of [21_000, 19_500]) {
          const outcome = (outcomeId: string, price: number) => ({
            id: outcomeId,
            active: true,
            odds: price,
            probability: 0.4,
            refund: 0,
          })
          const outcomes = [outcome('1', odds), outcome('2', 33_000), outcome('3', 36_000)]
          const market = { id: 1, specifier: '', status: 1 as const, most_balanced: false, outcomes }
          book.sink.putPrices(id, { at: book.clock.now(), status: 0, betStop: null, markets: [market] })
        }
        const history = async (market_id: string) =>
          (await injectCall(book.app, 'getOddsHistory', { params: { id }, query: { market_id } })).answer.data
        expect(await history('1')).toMatchObject({
          market_id: 1,
          outcomes: [
            {
              id: '1',
              first: { odds: 21_000 },
              highest: { odds: 21_000 },
              lowest: { odds: 19_500 },
              points: [{ odds: 21_000 }, { odds: 19_500 }],
            },
            { id: '2', points: [{ odds: 33_000 }] },
            { id: '3' },
          ],
        })
        expect(await history('18')).toMatchObject({ outcomes: [] })
      }))

    test('MATCH-02: a league has the table of its results, best first, sides that are level on one place', () =>
      onBook(suite, async ({ book }) => {
        const world = await freshWorld(book, 'bayern', 'malmo', 'arsenal', 'chelsea')
        await world.played({ home: 'bayern', away: 'malmo', score: { home: 3, away: 1 } })
        await world.played({ home: 'arsenal', away: 'bayern', score: { home: 1, away: 1 } })
        await world.played({ home: 'chelsea', away: 'malmo', score: { home: 0, away: 0 } })
        const id = world.shows().tournament.id
        const { rows, since } = (await injectCall(book.app, 'getTournamentTable', { params: { id } })).answer.data
        expect(since).not.toBeNull()
        expect(rows.map((row: LeagueTable['rows'][number]) => [row.position, row.competitor.name, row.points])).toEqual(
          [
            [1, 'Bayern München', 4],
            [2, 'Arsenal', 1],
            [3, 'Chelsea', 1],
            [4, 'Malmö FF', 1],
          ],
        )
        expect(rows[0]).toMatchObject({ played: 2, won: 1, drawn: 1, lost: 0, scored: 4, conceded: 2 })
        expect((await injectCall(book.app, 'getTournamentTable', { params: { id: 1 } })).error.key).toBe(
          'error.not_found',
        )
      }))
  })
})

/** The world without earlier results of these two. */
async function freshWorld(book: TestBook, ...names: readonly CompetitorName[]) {
  const world = await openTestWorld(book)
  const ids = names.map((name) => COMPETITORS[name].id)
  await book.parts.db.query('DELETE FROM matches WHERE home_id = ANY ($1::int[]) OR away_id = ANY ($1::int[])', [ids])
  return world
}

async function ask(book: TestBook, id: number, type: string, locale = 'en'): Promise<MatchStatistics> {
  const headers = { 'accept-language': locale }
  return (await injectCall(book.app, 'getMatchStatistics', { params: { id, type }, headers })).answer.data
}
