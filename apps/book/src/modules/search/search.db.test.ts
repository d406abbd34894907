import type { SearchResult } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { openTestWorld } from '../../testing/test-world.ts'

onDatabase((suite) => {
  describe('search', () => {
    test('CAT-07: sports, leagues, teams and events are found in one go, with errors and without accents', () =>
      onBook(suite, async ({ book }) => {
        const world = await openTestWorld(book)
        const game = world.shows({ home: 'bayern', away: 'arsenal' })
        world.shows({ home: 'chelsea', away: 'malmo' })
        const found = await ask(book, { q: 'muenchen' })
        expect(names(found)).toEqual({
          sports: [],
          tournaments: [],
          competitors: ['Bayern München'],
          events: [game.id],
        })
        expect(found.competitors[0]?.sport.key).toBe('football')
        expect(names(await ask(book, { q: 'gunnesr' })).competitors).toEqual(['Arsenal'])
        expect(names(await ask(book, { q: 'arsenal bayern' }))).toMatchObject({ competitors: [], events: [game.id] })
        expect(names(await ask(book, { q: 'xylophone' }))).toEqual({
          sports: [],
          tournaments: [],
          competitors: [],
          events: [],
        })
      }))

    test('CAT-07: a sport or league finds its events, live ones first, in the requested language', () =>
      onBook(suite, async ({ book }) => {
        const world = await openTestWorld(book)
        const [late, soon] = [world.shows({ startsIn: 9_000_000 }), world.shows({ startsIn: 1_000 })]
        const live = world.shows({ status: 1, score: { home: 0, away: 0 }, startsIn: -1_000 })
        world.shows({ home: 'foxes', away: 'wolves' })
        const events = [live.id, soon.id, late.id]
        expect(names(await ask(book, { q: 'premier lea' }))).toMatchObject({ tournaments: ['Premier League'], events })
        expect(names(await ask(book, { q: 'fussball' }, 'de'))).toMatchObject({ sports: ['Fußball'], events })
        expect(names(await ask(book, { q: 'football' }, 'de'))).toMatchObject({ sports: ['Fußball'], events })
      }))

    test('CAT-07: the filters: kind of sport, status of events, and events by their names alone', () =>
      onBook(suite, async ({ book, match }) => {
        const world = await openTestWorld(book)
        const live = world.shows({ status: 1, score: { home: 0, away: 0 } })
        const later = world.shows()
        const bettable = match()
        book.sink.event({ ...later, id: bettable.id })
        const events = async (query: Record<string, string>) =>
          names(await ask(book, { q: 'arsenal', ...query })).events.toSorted((a, b) => a - b)
        expect(await events({})).toEqual([bettable.id, live.id, later.id].sort((a, b) => a - b))
        expect(await events({ match_status: 'live' })).toEqual([live.id])
        expect(await events({ match_status: 'bettable' })).toEqual([bettable.id])
        expect(await events({ sport_type: 'cyber' })).toEqual([])
        expect(names(await ask(book, { q: 'arsenal', sport_type: 'cyber' })).competitors).toEqual([])
        const league = { q: 'premier league', only_events_name: 'true' }
        expect(names(await ask(book, league))).toMatchObject({ tournaments: [], events: [] })
        const byName = names(await ask(book, { q: 'arsenal', only_events_name: 'true' }))
        expect([byName.competitors, byName.events.length]).toEqual([[], 3])
      }))

    test('CAT-07: events that are over or removed are no longer found, new ones are', () =>
      onBook(suite, async ({ book }) => {
        const world = await openTestWorld(book)
        const entry = world.shows()
        expect(names(await ask(book, { q: 'chelsea' })).events).toEqual([entry.id])
        book.sink.event({ ...entry, status: 4 })
        expect(names(await ask(book, { q: 'chelsea' })).events).toEqual([])
        const next = world.shows()
        expect(names(await ask(book, { q: 'chelsea' })).events).toEqual([next.id])
      }))

    test('CAT-07: a query has 3 to 50 characters; signs alone find nothing', () =>
      onBook(suite, async ({ book }) => {
        for (const q of ['', 'ab', '  ab  ', ' '.repeat(9), 'x'.repeat(51), '\u0000\u0000\u0000']) {
          expect((await injectCall(book.app, 'search', { query: { q } })).error.key).toBe('error.validation')
        }
        const late = { q: 'arsenal', match_status: 'finished' }
        expect((await injectCall(book.app, 'search', { query: late })).status).toBe(400)
        for (const q of ['---', "' OR 1=1 --", '%%%', '💣💣💣']) {
          expect(names(await ask(book, { q })).competitors).toEqual([])
        }
      }))
  })
})

async function ask(book: TestBook, query: Record<string, string>, locale = 'en'): Promise<SearchResult> {
  const headers = { 'accept-language': locale }
  return (await injectCall(book.app, 'search', { query, headers })).answer.data
}

function names({ sports, tournaments, competitors, events }: SearchResult) {
  const name = (thing: { readonly name: string }) => thing.name
  return {
    sports: sports.map(name),
    tournaments: tournaments.map(name),
    competitors: competitors.map(name),
    events: events.map(({ id }) => id),
  }
}
