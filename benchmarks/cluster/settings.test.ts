import { expect, test } from 'vitest'
import { choiceOf, sizeOf } from './settings.ts'

test('a size of a measurement is a whole number above zero, and anything else is refused by its name', () => {
  expect(sizeOf('CLUSTER_SOCKETS', 10_000, {})).toBe(10_000)
  expect(sizeOf('CLUSTER_SOCKETS', 10_000, { CLUSTER_SOCKETS: '' })).toBe(10_000)
  expect(sizeOf('CLUSTER_SOCKETS', 10_000, { CLUSTER_SOCKETS: '500' })).toBe(500)
  for (const wrong of ['0', '-1', '1.5', 'many'])
    expect(() => sizeOf('CLUSTER_SOCKETS', 1, { CLUSTER_SOCKETS: wrong })).toThrow(
      `CLUSTER_SOCKETS has to be a whole number above 0, not ${wrong}.`,
    )
})

test('parts of a measurement are chosen by name; a name that is none is refused with those there are', () => {
  const all = ['sockets', 'failover']
  expect(choiceOf('CLUSTER_PARTS', all, {})).toEqual(all)
  expect(choiceOf('CLUSTER_PARTS', all, { CLUSTER_PARTS: 'failover' })).toEqual(['failover'])
  expect(() => choiceOf('CLUSTER_PARTS', all, { CLUSTER_PARTS: 'failover,moon' })).toThrow(
    'CLUSTER_PARTS knows no moon; there are sockets, failover.',
  )
})
