import { expect, test } from 'vitest'
import { createFairLine } from './fair-line.ts'
import { Refusal } from './refusal.ts'

/** Work that ends when the test says so. */
function createWork() {
  const started: string[] = []
  const ends: (() => void)[] = []
  return {
    started,
    work: (name: string) => () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    },
    async finishOne() {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('of 250 requests of one client at once two run, some wait and the rest is refused; another client waits for one at most', async () => {
  const line = createFairLine({ atOnce: 3, ofOne: 2, waiting: 20 })
  const { started, work, finishOne } = createWork()
  const flood = Array.from({ length: 250 }, (_, n) => line.run({ from: 'flood' }, work(`flood ${n}`)))
  expect(started).toHaveLength(2)
  const refused = await Promise.all(flood.slice(22))
  expect(refused.every((one) => one instanceof Refusal && one.retryAfterMs !== null)).toBe(true)
  const calm = line.run({ from: 'calm' }, work('calm'))
  expect(started.at(-1)).toBe('calm')
  const next = line.run({ from: 'next' }, work('next'))
  await finishOne()
  expect(started.at(-1)).toBe('next')
  for (let n = 0; n < 30; n++) await finishOne()
  expect([await calm, await next, await flood[21]]).toEqual(['calm', 'next', 'flood 21'])
  expect(started).toHaveLength(24)
})

test('requests for the same thing share one limit, whichever clients send them', async () => {
  const line = createFairLine({ atOnce: 8, ofOne: 2, waiting: 20 })
  const { started, work } = createWork()
  for (let n = 0; n < 6; n++) void line.run({ from: `address ${n}`, about: 'one login' }, work(`${n}`))
  expect(started).toEqual(['0', '1'])
})

test('nothing is done for who has gone, and a failure makes room', async () => {
  const line = createFairLine({ atOnce: 1, ofOne: 1, waiting: 20 })
  const { started, work, finishOne } = createWork()
  let isGone = false
  const failed = line.run({ from: 'a' }, () => Promise.reject(new Error('why')))
  const first = line.run({ from: 'a' }, work('first'))
  const abandoned = line.run({ from: 'b', isGone: () => isGone }, work('abandoned'))
  const last = line.run({ from: 'c' }, work('last'))
  await expect(failed).rejects.toThrow('why')
  isGone = true
  await finishOne()
  expect(await abandoned).toBeInstanceOf(Refusal)
  await finishOne()
  await finishOne()
  expect([await first, await last, started]).toEqual(['first', 'last', ['first', 'last']])
})
