import { describe, expect, test } from 'vitest'
import { injectCall } from '../inject-call.ts'
import { openTestBook } from '../test-book.ts'
import { openTestWorld } from '../test-world.ts'
import type { Suite } from './suite.ts'

export function sportsSuite(suite: () => Suite): void {
  describe('sports', () => {
    test('CAT-01: the operator orders sports by key; lists and listings follow, what he does not name stays', async () => {
      const book = await openTestBook(suite().db, undefined, { SPORT_PRIORITIES: 'tennis=0,football=900' })
      const world = await openTestWorld(book)
      const [football, tennis] = [world.shows(), world.shows({ home: 'novotny', away: 'lund' })]
      const { data } = (await injectCall(book.app, 'getSports')).answer
      const order = data.map(({ key }) => key)
      expect(order.indexOf('tennis')).toBeLessThan(order.indexOf('cs2'))
      expect(order.indexOf('football')).toBeGreaterThan(order.indexOf('cs2'))
      expect(data.find(({ key }) => key === 'tennis')?.priority).toBe(0)
      const listed = async (sort_by: string) =>
        (await injectCall(book.app, 'getMatches', { query: { sort_by } })).answer.data.map(({ id }) => id)
      expect(await listed('tournament.sport.priority')).toEqual([tennis.id, football.id])
      expect(await listed('-tournament.sport.priority')).toEqual([football.id, tennis.id])
      await book.close()
    })
  })
}
