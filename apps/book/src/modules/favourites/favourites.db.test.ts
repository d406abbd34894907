import { MAX_FAVOURITES } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestPlayer } from '../../testing/test-player.ts'
import { COMPETITORS, openTestWorld } from '../../testing/test-world.ts'

const LEAGUE = 1001

onDatabase((suite) => {
  describe('favourites', () => {
    test('PLAYER-05: following twice is following once, letting go twice is letting go once', () =>
      onBook(suite, async ({ book, player }) => {
        const world = await openTestWorld(book)
        const demo = await player()
        const { id } = world.shows()
        const params = { type: 'events', id }
        for (const call of ['addFavourite', 'addFavourite'] as const) {
          expect((await demo.call(call, { params })).status).toBe(204)
        }
        const { data, pagination } = (await demo.call('getFavourites', { params: { type: 'events' } })).answer
        expect(pagination.total).toBe(1)
        expect(data[0]).toMatchObject({ type: 'events', id, created_at: new Date(book.clock.now()).toISOString() })
        for (const call of ['removeFavourite', 'removeFavourite'] as const) {
          expect((await demo.call(call, { params })).status).toBe(204)
        }
        expect(await followed(demo, 'events')).toEqual([])
      }))

    test('PLAYER-05: events come by start, leagues and competitors with what they are called', () =>
      onBook(suite, async ({ book, player }) => {
        const world = await openTestWorld(book)
        const demo = await player()
        const over = await world.played()
        const [late, soon] = [world.shows({ startsIn: 9_000_000 }), world.shows({ startsIn: 1_000 })]
        for (const id of [late.id, over, soon.id]) await follow(demo, 'events', id)
        expect(await followed(demo, 'events')).toEqual([over, soon.id, late.id])
        expect(await followed(demo, 'events', { limit: '1', page: '2' })).toEqual([soon.id])
        await follow(demo, 'tournaments', LEAGUE)
        await follow(demo, 'competitors', COMPETITORS.malmo.id)
        await follow(demo, 'competitors', COMPETITORS.arsenal.id)
        const [league] = (await demo.call('getFavourites', { params: { type: 'tournaments' } })).answer.data
        expect(league).toMatchObject({ tournament: { name: 'Premier League', events_count: { prematch: 2 } } })
        const teams = (await demo.call('getFavourites', { params: { type: 'competitors' } })).answer.data
        expect(teams).toMatchObject([
          { competitor: { name: 'Arsenal' }, sport: { key: 'football' } },
          { competitor: { name: 'Malmö FF' } },
        ])
      }))

    test('PLAYER-05: the filters keep events of a status, and leagues and teams that have such an event', () =>
      onBook(suite, async ({ book, match, player }) => {
        const world = await openTestWorld(book)
        const demo = await player()
        const [live, later] = [world.shows({ status: 1, score: { home: 0, away: 0 } }), world.shows({ home: 'malmo' })]
        for (const id of [live.id, later.id]) await follow(demo, 'events', id)
        for (const name of ['arsenal', 'malmo', 'bayern'] as const) {
          await follow(demo, 'competitors', COMPETITORS[name].id)
        }
        expect(await followed(demo, 'events', { matchStatus: 'live' })).toEqual([live.id])
        expect(await followed(demo, 'competitors', { matchStatus: 'live' })).toEqual([COMPETITORS.arsenal.id])
        expect(await followed(demo, 'competitors', { matchStatus: 'prematch' })).toEqual([COMPETITORS.malmo.id])
        const bettable = match()
        book.sink.event({ ...later, id: bettable.id })
        await follow(demo, 'events', bettable.id)
        expect(await followed(demo, 'events', { isBettable: 'true' })).toEqual([bettable.id])
      }))

    test('PLAYER-05: a listing shows the favourites of the player who requests it, and no others', () =>
      onBook(suite, async ({ book, player }) => {
        const world = await openTestWorld(book)
        const [demo, other] = [await player(), await player()]
        const [mine, theirs] = [world.shows(), world.shows({ home: 'bayern' })]
        const over = await world.played()
        for (const id of [mine.id, over]) await follow(demo, 'events', id)
        await follow(other, 'events', theirs.id)
        const listed = async (query: Record<string, string>) =>
          (await demo.call('getMatches', { query: { favourite: 'true', ...query } })).answer.data.map(({ id }) => id)
        expect(await listed({})).toEqual([mine.id])
        expect(await listed({ match_status: 'finished' })).toEqual([over])
        expect(await listed({ match_status: 'finished', id: String(over + 1) })).toEqual([])
        expect(await listed({ id: `${theirs.id},${mine.id}` })).toEqual([mine.id])
        expect(await followed(other, 'events')).toEqual([theirs.id])
      }))

    test('PLAYER-05: an event that has left the catalogue can still be let go; what never was is not found', () =>
      onBook(suite, async ({ book, player }) => {
        const world = await openTestWorld(book)
        const demo = await player()
        const { id } = world.shows()
        await follow(demo, 'events', id)
        book.sink.remove(id)
        const params = { type: 'events', id }
        expect((await demo.call('removeFavourite', { params })).status).toBe(204)
        expect((await demo.call('removeFavourite', { params })).error.key).toBe('error.not_found')
        for (const type of ['events', 'tournaments', 'competitors']) {
          for (const unknown of [1, 2_147_483_648, 999_999_999_999_999]) {
            const nowhere = { params: { type, id: unknown } }
            expect((await demo.call('addFavourite', nowhere)).error.key).toBe('error.not_found')
            expect((await demo.call('removeFavourite', nowhere)).error.key).toBe('error.not_found')
          }
        }
        expect((await demo.call('addFavourite', { params: { type: 'referees', id } })).status).toBe(400)
      }))

    test('PLAYER-05 PLAYER-06 SAFE-04: who follows a match, or a side of it, is notified once that it has begun; no other player is, and none on a break', () =>
      onBook(suite, async ({ book, player }) => {
        const world = await openTestWorld(book)
        const [ofEvent, ofSide, ofOther, resting] = [await player(), await player(), await player(), await player()]
        const begun = await world.played({ home: 'arsenal', away: 'chelsea' })
        const old = await world.played({ home: 'arsenal', away: 'chelsea' })
        const startsAt = (id: number, ago: number) =>
          book.parts.db.query('UPDATE matches SET status = 1, starts_at = $2 WHERE id = $1', [
            id,
            new Date(book.clock.now() - ago),
          ])
        await startsAt(begun, 5_000)
        await startsAt(old, 3_600_000)
        world.shows()
        await follow(ofEvent, 'events', begun)
        await follow(ofEvent, 'competitors', COMPETITORS.arsenal.id)
        await follow(ofSide, 'competitors', COMPETITORS.chelsea.id)
        await follow(ofOther, 'competitors', COMPETITORS.malmo.id)
        await follow(resting, 'events', begun)
        await book.parts.db.query(
          `INSERT INTO player_limits (player_id, type, created_at, disable_at, ended_at) VALUES ($1, 'coolingoff', $2, $3, $3)`,
          [resting.id, new Date(book.clock.now()), new Date(book.clock.now() + 86_400_000)],
        )
        const received = async (who: TestPlayer) => {
          const { data } = (await who.call('getNotifications')).answer
          return data.map(({ title, object_type, object_id }) => ({ title, object_type, object_id }))
        }
        const kickOff = { title: 'Arsenal – Chelsea', object_type: 'match', object_id: begun }
        const notify = () =>
          book.parts.db.query<{ received: number }>('SELECT tell_kick_offs($1, $2::interval) AS received', [
            new Date(book.clock.now()),
            '15 minutes',
          ])
        await notify()
        expect(await received(ofEvent)).toEqual([kickOff])
        expect(await received(ofSide)).toEqual([kickOff])
        expect(await received(ofOther)).toEqual([])
        expect(await received(resting)).toEqual([])
        expect(await notify()).toEqual([{ received: 0 }])
      }))

    test('PLAYER-05: a visitor must sign in', () =>
      onBook(suite, async ({ book }) => {
        const params = { type: 'events', id: 1 }
        for (const call of ['getFavourites', 'addFavourite', 'removeFavourite'] as const) {
          expect((await injectCall(book.app, call, { params })).error.key).toBe('error.unauthorized')
        }
        const listing = await injectCall(book.app, 'getMatches', { query: { favourite: 'true' } })
        expect(listing.error.key).toBe('error.unauthorized')
      }))

    test('PLAYER-05: no player follows more than can be shown; following the same again is accepted', () =>
      onBook(suite, async ({ book, player }) => {
        const world = await openTestWorld(book)
        const demo = await player()
        await book.parts.db.query(
          `INSERT INTO favourites SELECT $1, 'events', n, now() FROM generate_series(1, $2::int) n`,
          [demo.id, MAX_FAVOURITES - 1],
        )
        const [last, excess] = [world.shows(), world.shows()]
        await follow(demo, 'events', last.id)
        await follow(demo, 'events', last.id)
        const refused = await demo.call('addFavourite', { params: { type: 'events', id: excess.id } })
        expect(refused.error.key).toBe('error.favourites.too_many')
        await follow(demo, 'tournaments', LEAGUE)
      }))
  })
})

async function follow(player: TestPlayer, type: string, id: number): Promise<void> {
  expect((await player.call('addFavourite', { params: { type, id } })).status).toBe(204)
}

async function followed(player: TestPlayer, type: string, query: Record<string, string> = {}): Promise<number[]> {
  return (await player.call('getFavourites', { params: { type }, query })).answer.data.map(({ id }) => id)
}
