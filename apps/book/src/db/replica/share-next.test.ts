import { expect, test } from 'vitest'
import { shareNext } from './share-next.ts'

/** A call whose runs end by hand. */
function byHand() {
  const runs: { resolve(value: number): void; reject(error: Error): void }[] = []
  const call = () => new Promise<number>((resolve, reject) => void runs.push({ resolve, reject }))
  return { runs, call }
}

const turn = () => new Promise((next) => setImmediate(next))

test('requests made together share a run, and one made while it runs waits for the next', async () => {
  const { runs, call } = byHand()
  const get = shareNext(call)
  const together = [get(), get()]
  await turn()
  expect(runs).toHaveLength(1)
  const later = [get(), get()]
  await turn()
  expect(runs).toHaveLength(1)
  runs[0]?.resolve(1)
  expect(await Promise.all(together)).toEqual([1, 1])
  await turn()
  expect(runs).toHaveLength(2)
  runs[1]?.resolve(2)
  expect(await Promise.all(later)).toEqual([2, 2])
})

test('a run that fails fails for those who share it, and the next one runs', async () => {
  const { runs, call } = byHand()
  const get = shareNext(call)
  const first = get()
  await turn()
  const second = get()
  runs[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await turn()
  runs[1]?.resolve(2)
  expect(await second).toBe(2)
})
