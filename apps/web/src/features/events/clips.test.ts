import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Clip, clipsOf } from './clips.ts'

interface Listed {
  readonly id: number
}
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })
const listed = (all: readonly number[]): readonly Listed[] => all.map((id) => ({ id }))
const idsIn = (clips: readonly Clip<Listed>[]) => clips.flatMap(({ matches }) => matches.map(({ id }) => id))
const clipOf = (clips: readonly Clip<Listed>[]) =>
  new Map(clips.flatMap(({ key, matches }) => matches.map(({ id }) => [id, key] as const)))

test('CAT-04: a card shows its matches in their order, each once, four at a time', () => {
  fc.assert(
    fc.property(ids, (all) => {
      const clips = clipsOf(listed(all), [])
      expect(idsIn(clips)).toEqual(all)
      expect(clips.every(({ matches }) => matches.length <= 4)).toBe(true)
      expect(clips.slice(0, -1).every(({ matches }) => matches.length === 4)).toBe(true)
    }),
  )
})

test('CAT-04: a row stays where it is whatever comes and goes around it', () => {
  const changes = fc.array(fc.record({ gone: ids, come: ids }), { maxLength: 6 })
  fc.assert(
    fc.property(ids, changes, (first, all) => {
      let order = [...first].sort((a, b) => a - b)
      let clips = clipsOf(listed(order), [])
      for (const { gone, come } of all) {
        const stays = order.filter((id) => !gone.includes(id))
        const next = [...new Set([...stays, ...come])].sort((a, b) => a - b)
        const now = clipsOf(listed(next), clips)
        expect(idsIn(now)).toEqual(next)
        expect(new Set(now.map(({ key }) => key)).size).toBe(now.length)
        const [before, after] = [clipOf(clips), clipOf(now)]
        for (const id of stays) expect(after.get(id)).toBe(before.get(id))
        order = next
        clips = now
      }
    }),
  )
})

test('CAT-04: matches that change places are all there, in their new order', () => {
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const now = clipsOf(listed(after), clipsOf(listed(before), []))
      expect(idsIn(now)).toEqual(after)
      expect(new Set(now.map(({ key }) => key)).size).toBe(now.length)
    }),
  )
})
