import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { elsewhere, keptBy, NOTHING_KEPT } from './parts-of-list.ts'

const events = [1, 2, 3].map((id) => ({ id }))

test('CAT-03 CAT-09: a match that moved between two parts of a list that are looked at stays where it was, and in the other one afterwards', () => {
  const kept = keptBy(NOTHING_KEPT, 'second page', [2])
  expect(elsewhere(events, kept, 'third page')).toEqual([2])
  expect(elsewhere(events, kept, 'second page')).toEqual([])
  expect(elsewhere(events, keptBy(kept, 'second page', []), 'third page')).toEqual([])
})

test('CAT-03: what two parts would keep at once stays with the first, and unchanged state is the very same object', () => {
  const kept = keptBy(NOTHING_KEPT, 'second page', [2])
  expect(keptBy(kept, 'third page', [2])).toBe(kept)
  expect(keptBy(kept, 'second page', [2])).toBe(kept)
  expect([...keptBy(kept, 'third page', [2, 3])]).toEqual([
    ['second page', [2]],
    ['third page', [3]],
  ])
})

test('CAT-09: whatever parts keep, and whatever they list, no match is in two of them and none in neither', () => {
  const parts = ['a', 'b', 'c'] as const
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...parts), ids), { maxLength: 12 }),
      fc.record({ a: ids, b: ids, c: ids }),
      (steps, lists) => {
        const kept = steps.reduce((before, [part, those]) => keptBy(before, part, those), NOTHING_KEPT)
        // A list has each match in one of its parts: a repeated match stays where it came first.
        const listed = {
          a: lists.a,
          b: lists.b.filter((id) => !lists.a.includes(id)),
          c: lists.c.filter((id) => ![...lists.a, ...lists.b].includes(id)),
        }
        const drawn = parts.flatMap((part) => {
          const own = kept.get(part) ?? []
          return [...own, ...listed[part].filter((id) => !own.includes(id))].filter(
            (id) => elsewhere([{ id }], kept, part).length === 0,
          )
        })
        expect(drawn).toHaveLength(new Set(drawn).size)
        for (const id of parts.flatMap((part) => listed[part])) expect(drawn).toContain(id)
      },
    ),
  )
})
