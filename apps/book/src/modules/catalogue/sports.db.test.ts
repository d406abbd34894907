import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { openTestBook } from '../../testing/test-book.ts'
import { openTestWorld } from '../../testing/test-world.ts'
import { publishSite } from '../site/index.ts'

onDatabase((suite) => {
  describe('sports', () => {
    test('CAT-01: the operator orders sports, categories and leagues by key; lists and listings follow, what they do not name stays', async () => {
      const book = await openTestBook(suite().db, undefined, {
        SPORT_PRIORITIES: 'tennis=0,football=900,football/world=41,tennis/world/league-5001=7',
      })
      const world = await openTestWorld(book)
      const [football, tennis] = [world.shows(), world.shows({ home: 'novotny', away: 'lund' })]
      const { data } = (await injectCall(book.app, 'getSports')).answer
      const order = data.map(({ key }) => key)
      expect(order.indexOf('tennis')).toBeLessThan(order.indexOf('cs2'))
      expect(order.indexOf('football')).toBeGreaterThan(order.indexOf('cs2'))
      expect(data.find(({ key }) => key === 'tennis')?.priority).toBe(0)
      const categories = (await injectCall(book.app, 'getCategories')).answer.data
      const priorityOf = (sport: string) => categories.find((category) => category.sport.key === sport)?.priority
      expect([priorityOf('football'), priorityOf('tennis')]).toEqual([41, 1])
      const leagues = (await injectCall(book.app, 'getTournaments')).answer.data
      expect(leagues.find((league) => league.sport.key === 'tennis')?.priority).toBe(7)
      const listed = async (sort_by: string) =>
        (await injectCall(book.app, 'getMatches', { query: { sort_by } })).answer.data.map(({ id }) => id)
      expect(await listed('tournament.sport.priority')).toEqual([tennis.id, football.id])
      expect(await listed('-tournament.sport.priority')).toEqual([football.id, tennis.id])
      await book.close()
    })

    test('CAT-01: a site that is published while the book runs orders sports in lists and listings, and takes the order back', async () => {
      const book = await openTestBook(suite().db, undefined, { SPORT_PRIORITIES: 'tennis=5' })
      const world = await openTestWorld(book)
      const [football, tennis] = [world.shows(), world.shows({ home: 'novotny', away: 'lund' })]
      const sports = async () => (await injectCall(book.app, 'getSports')).answer.data.map(({ key }) => key)
      const listed = async () => (await injectCall(book.app, 'getMatches', {})).answer.data.map(({ id }) => id)
      const leagues = async () =>
        new Set((await injectCall(book.app, 'getTournaments')).answer.data.map(({ sport }) => sport.key))
      const publishes = async (sportPriorities: Readonly<Record<string, number>>) => {
        const body = JSON.stringify({ format: 1, sportPriorities })
        await publishSite(book.parts.db, { body, author: 'test', now: book.clock.now(), basedOn: null })
        await book.does('the site')
      }
      const [own, before] = [await sports(), await listed()]
      expect([own[0], before]).toEqual(['football', [football.id, tennis.id]])
      // The same number as football's own: who was named comes first.
      await publishes({ tennis: 1 })
      expect((await sports()).slice(0, 2)).toEqual(['tennis', 'football'])
      await expect.poll(listed, { timeout: 5_000 }).toEqual([tennis.id, football.id])
      expect([...(await leagues())].slice(0, 2)).toEqual(['tennis', 'football'])
      await publishes({ football: 500, tennis: 400 })
      expect((await sports()).slice(-2)).toEqual(['tennis', 'football'])
      await expect.poll(listed, { timeout: 5_000 }).toEqual([tennis.id, football.id])
      expect([...(await leagues())].at(-1)).toBe('football')
      // Events that are added later are listed in their place.
      const another = world.shows({ home: 'novotny', away: 'lund' })
      await expect.poll(listed, { timeout: 5_000 }).toEqual([tennis.id, another.id, football.id])
      await publishes({})
      // Visitors who repeat a request share a response for a second.
      await expect
        .poll(async () => [await sports(), (await listed())[0]], { timeout: 5_000 })
        .toEqual([own, football.id])
      await book.close()
    })
  })
})
