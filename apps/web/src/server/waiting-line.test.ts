import { expect, test } from 'vitest'
import { createWaitingLine, LineIsFull } from './waiting-line.ts'

function works() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name)
        ends.set(name, () => resolve(name))
      }),
    async end(name: string) {
      ends.get(name)?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('no more than two are at work, the others wait in turn', async () => {
  const line = createWaitingLine({ atOnce: 2, room: 4, perVisitor: 4 })
  const { started, work, end } = works()
  for (const name of ['a', 'b', 'c', 'd']) void line.run(name, work(name))
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
})

test('a visitor with many requests waits behind all others, and beyond their share is refused at once', async () => {
  const line = createWaitingLine({ atOnce: 2, room: 16, perVisitor: 3 })
  const { started, work, end } = works()
  const asked = ['1', '2', '3', '4'].map((name) => line.run('busy', work(name)))
  await expect(asked[3]).rejects.toBeInstanceOf(LineIsFull)
  void line.run('guest', work('guest'))
  expect(started).toEqual(['1', 'guest'])
  await end('guest')
  expect(started).toEqual(['1', 'guest'])
  await end('1')
  expect(started).toEqual(['1', 'guest', '2'])
})

test('a full line turns away instead of growing', async () => {
  const line = createWaitingLine({ atOnce: 1, room: 2, perVisitor: 1 })
  const { work } = works()
  for (const name of ['a', 'b', 'c']) void line.run(name, work(name))
  await expect(line.run('d', work('d'))).rejects.toBeInstanceOf(LineIsFull)
})

test('a failure makes room as a success does', async () => {
  const line = createWaitingLine({ atOnce: 1, room: 0, perVisitor: 1 })
  await expect(line.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await line.run('a', async () => 'yes')).toBe('yes')
})
