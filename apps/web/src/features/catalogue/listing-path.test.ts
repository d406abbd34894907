import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../i18n/locales.ts'
import { LISTING_PARAMETERS, type ListingParameter, parseAddress, searchOf } from '../../navigation/index.ts'
import { pageQuery } from '../../navigation/page-query.ts'
import { inLocale } from '../../navigation/paths.ts'
import { narrow } from '../listing/index.ts'
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

  test('ROUTE-06 ROUTE-07: any combination survives whatever a viewer does: reload, share, language, chips, pager', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constant({ does: 'reload' } as const),
        fc.record({ does: fc.constant('language' as const), locale: fc.constantFrom(...LOCALES) }),
        fc.record({ does: fc.constant('page' as const), page: fc.integer({ min: 1, max: 40 }) }),
        fc.record({
          does: fc.constant('chip' as const),
          name: parameter.filter((name) => name !== 'page'),
          value: fc.option(fc.string({ minLength: 1, maxLength: 12 }), { nil: undefined }),
        }),
      ),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(
        fc.constantFrom('live', 'sport', 'schedule', 'results', 'league'),
        asked,
        steps,
        (page, from, all) => {
          const expected = new Map([...from])
          let address = `/sports/somewhere${searchOf(Object.fromEntries(from))}`
          for (const step of all) {
            const { pathname, search, hash } = new URL(address, 'https://touchline.test')
            const path = parseAddress(pathname)?.path ?? ''
            const params = new URLSearchParams(search)
            switch (step.does) {
              case 'reload':
                // A load of an address shows what the server makes of it.
                address = `${pathname}${pageQuery(page, search)}`
                break
              case 'language':
                address = inLocale(step.locale, { pathname, search, hash })
                break
              case 'page':
                address = `/sports${listingPath(path, params, { page: String(step.page) })}`
                expected.set('page', String(step.page))
                break
              case 'chip':
                address = `/sports${listingPath(path, params, { [step.name]: step.value })}`
                expected.delete('page')
                if (step.value === undefined) expected.delete(step.name)
                else expected.set(step.name, step.value)
            }
          }
          expect(Object.fromEntries(reopened(address))).toEqual(Object.fromEntries(expected))
        },
      ),
    )
  })

  test('CAT-02: every filter of the address reaches the back end', () => {
    const search = new URLSearchParams('time=3&sortBy=time&isBettable=true&video=true&side=away&page=2')
    const now = Date.parse('2026-11-22T10:20:00Z')
    const listing = narrow((page) => LISTINGS.all({ sport_key: 'football' }, page), search, { now, timeZone: 'UTC' })
    expect(listing(readFilters(search).page).query).toMatchObject({
      sport_key: 'football',
      start_to: '2026-11-22T14:00:00.000Z',
      sort_by: 'start_time,tournament.priority',
      bettable: true,
      has_video: true,
      side: 'away',
      page: 2,
    })
  })
})
