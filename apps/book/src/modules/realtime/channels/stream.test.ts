import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Publication } from './publication.ts'
import { appendToStream, createStream, historyPage, publicationsAfter, type Stream } from './stream.ts'

const TTL_MS = 1_000

function publicationAt(offset: number): Publication {
  return { channel: 'public:en', json: String(offset), offset, tags: null, info: null, forms: {} }
}

function streamOf(count: number, size: number): Stream {
  const stream = createStream('epoch', size, TTL_MS)
  for (let offset = 1; offset <= count; offset++) appendToStream(stream, publicationAt(offset), 0)
  return stream
}

const offsetsOf = (publications: Publication[] | null) => publications?.map(({ offset }) => offset) ?? null

test('LIVE-03: a recovery returns exactly the missed publications, or none', () => {
  const counts = { count: fc.nat(50), size: fc.integer({ min: 1, max: 20 }), from: fc.nat(60), limit: fc.nat(25) }
  fc.assert(
    fc.property(fc.record(counts), ({ count, size, from, limit }) => {
      const found = offsetsOf(publicationsAfter(streamOf(count, size), { offset: from, epoch: 'epoch' }, limit, 0))
      const missed = Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index + 1)
      const possible = from <= count && missed.length <= Math.min(size, limit)
      expect(found).toEqual(possible ? missed : null)
    }),
  )
})

test('LIVE-03: the window expires as a whole, a time to live after the last publication', () => {
  const stream = streamOf(3, 10)
  appendToStream(stream, publicationAt(4), TTL_MS - 1)
  const position = { offset: 0, epoch: '' }
  expect(offsetsOf(publicationsAfter(stream, position, 300, 2 * TTL_MS - 2))).toEqual([1, 2, 3, 4])
  expect(publicationsAfter(stream, position, 300, 2 * TTL_MS - 1)).toBeNull()
  appendToStream(stream, publicationAt(5), 3 * TTL_MS)
  expect(offsetsOf(publicationsAfter(stream, { offset: 4, epoch: '' }, 300, 3 * TTL_MS))).toEqual([5])
})

test('LIVE-03: pages of the history, put together, are the window', () => {
  const pages = { count: fc.nat(40), size: fc.integer({ min: 1, max: 20 }), limit: fc.integer({ min: 1, max: 7 }) }
  fc.assert(
    fc.property(fc.record(pages), fc.boolean(), ({ count, size, limit }, reverse) => {
      const stream = streamOf(count, size)
      const read: number[] = []
      for (;;) {
        const last = read.at(-1)
        const since = last === undefined ? null : { offset: last, epoch: '' }
        const page = historyPage(stream, { since, limit, reverse }, 300, 0)
        if (page.length === 0) break
        read.push(...page.map(({ offset }) => offset))
      }
      const window = stream.window.map(({ offset }) => offset)
      expect(read).toEqual(reverse ? window.toReversed() : window)
    }),
  )
})
