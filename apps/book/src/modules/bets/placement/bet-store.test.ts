import { expect, test } from 'vitest'
import { DatabaseUnavailable, type Db } from '../../../db/index.ts'
import { silentTracing } from '../../../kernel/tracing/tracing.ts'
import { createBetStore } from './bet-store.ts'
import type { StoreRequest } from './store-bets.ts'

const request = (playerId: number, key: string): StoreRequest => ({
  ...{ playerId, key, bodyHash: '', now: 0, status: 201, answer: '{}', bets: [], isQuick: false, deviceId: '' },
})

/** A database that is gone; every statement takes as long as it takes to notice. */
function goneDatabase() {
  let asked = 0
  const query = async () => {
    asked++
    throw new DatabaseUnavailable(new Error('ECONNREFUSED'))
  }
  return { db: { query } as unknown as Db, tracing: silentTracing, asked: () => asked }
}

test('PLACE-03: all waiting requests fail together when the database goes, and the store works on when it is back', async () => {
  const { db, tracing, asked } = goneDatabase()
  const store = createBetStore({ db, tracing })
  const all = await Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => store.store(request(1, key))))
  for (const one of all) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })
  expect(asked()).toBe(1)
  await expect(store.store(request(1, 'g'))).rejects.toThrow(DatabaseUnavailable)
  Object.assign(db, { query: async () => [{ placed: [1] }] })
  expect(await store.store(request(1, 'h'))).toEqual({ outcome: 'placed' })
})
