import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LISTING_PARAMETERS, type ListingParameter } from '../../navigation/index.ts'
import { listingPath } from './listing-path.ts'
import { LISTINGS, readFilters } from './listings.ts'

const parameter = fc.constantFrom(...LISTING_PARAMETERS)
const asked = fc
  .dictionary(parameter, fc.string({ minLength: 1 }), { noNullPrototype: true })
  .map((values) => new URLSearchParams(values))
const reopened = (path: string) => new URLSearchParams(path.split('?')[1] ?? '')

describe('addresses of listings', () => {
  test('ROUTE-06: any combination of parameters survives a chip, and the chip changes its own alone', () => {
    fc.assert(
      fc.property(
        asked,
        parameter,
        fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
        (search, name, value) => {
          const next = reopened(listingPath('/schedule', search, { [name]: value }))
          expect(next.get(name)).toBe(value ?? null)
          for (const other of LISTING_PARAMETERS)
            if (other !== name && other !== 'page') expect(next.get(other)).toBe(search.get(other))
        },
      ),
    )
  })

  test('ROUTE-06: the pager keeps everything, a filter begins again at the first page', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 9 }), (search, page) => {
        const paged = reopened(listingPath('/football', search, { page: String(page) }))
        const kept = (name: ListingParameter) => name === 'page' || paged.get(name) === search.get(name)
        expect(LISTING_PARAMETERS.every(kept)).toBe(true)
        expect(reopened(listingPath('/football', paged, { time: '3' })).has('page')).toBe(false)
      }),
    )
  })

  test('CAT-02: every filter of the address reaches the back end', () => {
    const filters = readFilters(new URLSearchParams('time=3&sortBy=time&isBettable=true&video=true&page=2'))
    const now = Date.parse('2026-11-22T10:20:00Z')
    expect(LISTINGS.all({ sport_key: 'football' }, filters, now, 2).query).toMatchObject({
      sport_key: 'football',
      start_to: '2026-11-22T14:00:00.000Z',
      sort_by: 'start_time,tournament.priority',
      bettable: true,
      has_video: true,
      page: 2,
    })
  })
})
