import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexed } from './indexed.ts'

test('a list finds what a search through it would find, however long it is', () => {
  const find = indexed((item: { readonly id: string }) => item.id)
  const item = fc.record({ id: fc.integer({ min: 0, max: 150 }).map(String), n: fc.integer() })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 200 }), fc.integer({ min: 0, max: 150 }).map(String), (list, id) => {
      const expected = list.find((candidate) => candidate.id === id)
      expect(find(list, id)).toBe(expected)
      expect(find(list, id)).toBe(expected)
    }),
  )
})
