import type { SportEvent } from '@touchline/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leagueOf } from '../../../navigation/index.ts'
import { aMatch } from '../../../testing/catalogue.ts'
import { keptSlices, type Slice, slicesOf } from './slices.ts'

const { tournament } = aMatch()
const event = fc
  .record({ id: fc.integer({ min: 1, max: 400 }), league: fc.integer({ min: 1, max: 6 }) })
  .map(({ id, league }) =>
    aMatch({
      id,
      tournament: {
        ...tournament,
        id: league,
        sport: { ...tournament.sport, key: league > 3 ? 'tennis' : 'football' },
      },
    }),
  )
const list = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 120 })

const sliced = (page: readonly SportEvent[], before: readonly SportEvent[]): readonly Slice[] =>
  slicesOf([page], before)[0] ?? []

test('CAT-09: a list that grows shows every event once, in order, and says each sport where it begins', () => {
  fc.assert(
    fc.property(list, list, (before, page) => {
      const slices = sliced(page, before)
      const known = new Set(before.map(({ id }) => id))
      const shown = slices.flatMap(({ events }) => events)
      expect(shown.map(({ id }) => id)).toEqual(page.map(({ id }) => id).filter((id) => !known.has(id)))
      let last: SportEvent | undefined = before.at(-1)
      for (const slice of slices) {
        expect(slice.sport).toBe(last && leagueOf(last).sport.key)
        last = slice.events.at(-1)
      }
      expect(new Set(slices.map(({ key }) => key)).size).toBe(slices.length)
    }),
  )
})

test('CAT-09: adjacent matches of a league stay under one heading', () => {
  fc.assert(
    fc.property(list, (page) => {
      const slices = sliced(page, [])
      for (const [at, { events }] of slices.entries()) {
        const [before, first] = [slices[at - 1]?.events.at(-1), events[0]]
        if (before && first) expect(leagueOf(before).id).not.toBe(leagueOf(first).id)
      }
    }),
  )
})

test('CAT-09: when a page comes or changes, what stays the same is not drawn again', () => {
  fc.assert(
    fc.property(list, list, (page, other) => {
      const held = keptSlices([], [sliced(page, [])])
      expect(held).toEqual([sliced(page, [])])
      const again = keptSlices(held, [sliced(page, [])])
      for (const [at, slice] of (again[0] ?? []).entries()) expect(slice).toBe(held[0]?.[at])
      const [next = []] = keptSlices(held, [sliced(other, [])])
      expect(next.map(({ events }) => events)).toEqual(sliced(other, []).map(({ events }) => events))
      expect(new Set(next.map(({ key }) => key)).size).toBe(next.length)
    }),
  )
})

test('CAT-03 CAT-09: rows whose first match moves to the part before stay the rows they are', () => {
  fc.assert(
    fc.property(list, list, (above, below) => {
      const known = new Set(above.map(({ id }) => id))
      const page = below.filter(({ id }) => !known.has(id))
      const slices = (before: readonly SportEvent[], now: readonly SportEvent[]) => [
        sliced(before, []),
        sliced(now, before),
      ]
      const held = keptSlices([], slices(above, page))
      const [first, ...rest] = page
      const last = held[1]?.[0]
      const stays = last?.events.slice(1).map(({ id }) => id)
      fc.pre(first !== undefined && last !== undefined && stays !== undefined && stays.length > 0)
      if (!first || !last) return
      const now = keptSlices(held, slices([...above, first], rest))
      expect(now[1]?.[0]?.key).toBe(last.key)
      expect(now[1]?.[0]?.events.map(({ id }) => id).slice(0, stays?.length)).toEqual(stays)
    }),
  )
})

test('CAT-09: pages that follow one another show what none before them has, and a page that stays is the very same part', () => {
  fc.assert(
    fc.property(list, fc.array(list, { maxLength: 5 }), fc.nat(4), list, (shown, pages, place, other) => {
      const parts = slicesOf(pages, shown)
      const drawn = parts.flat().flatMap(({ events }) => events)
      expect(drawn.map(({ id }) => id)).toEqual([
        ...new Set(
          pages
            .flat()
            .map(({ id }) => id)
            .filter((id) => shown.every((before) => before.id !== id)),
        ),
      ])
      const held = keptSlices([], parts)
      for (const [at, part] of keptSlices(held, slicesOf(pages, shown)).entries()) expect(part).toBe(held[at])
      const changed = slicesOf(
        pages.map((page, at) => (at === place ? other : page)),
        shown,
      )
      const keys = keptSlices(held, changed).flatMap((part) => part.map(({ key }) => key))
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
