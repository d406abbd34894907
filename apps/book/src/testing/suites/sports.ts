import { describe, expect, test } from 'vitest'
import { injectCall } from '../inject-call.ts'
import { openTestBook } from '../test-book.ts'
import { openTestWorld } from '../test-world.ts'
import type { Suite } from './suite.ts'

export function sportsSuite(suite: () => Suite): void {
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
  })
}
