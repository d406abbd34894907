import { describe, expect, test } from 'vitest'
import { onDatabase } from '../testing/on-database.ts'
import { oneAtATime } from './one-at-a-time.ts'

onDatabase((suite) => {
  describe('one at a time', () => {
    test('CAT-03: acts of one name take turns, one that fails lets the next go on, and others are free', async () => {
      const { db } = suite()
      const steps: (readonly [name: string, step: 'begins' | 'ends'])[] = []
      const act =
        (name: string, fails = false) =>
        async () => {
          steps.push([name, 'begins'])
          await db.query('SELECT pg_sleep(0.05)', [])
          steps.push([name, 'ends'])
          if (fails) throw new Error(`${name} fails`)
          return name
        }
      const done = await Promise.allSettled([
        oneAtATime(db, 'turns', act('first', true)),
        oneAtATime(db, 'turns', act('second')),
        oneAtATime(db, 'turns', act('third')),
      ])
      expect(done.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
        'Error: first fails',
        'second',
        'third',
      ])
      // The one that looks first when the lock is free is next.
      const order = steps.filter(([, step]) => step === 'begins').map(([name]) => name)
      expect([...order].sort()).toEqual(['first', 'second', 'third'])
      const turns = order.flatMap((name) => [[name, 'begins'] as const, [name, 'ends'] as const])
      expect(steps).toEqual(turns)
      const other = await oneAtATime(db, 'turns', () => oneAtATime(db, 'other', act('other')))
      expect(other).toBe('other')
    })
  })
})
