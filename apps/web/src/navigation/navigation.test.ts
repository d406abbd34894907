import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../i18n/locales.ts'
import { hrefOf, inLocale, isExternal, parseAddress } from './paths.ts'
import { searchOf } from './query.ts'
import { matchRoute, sportPath } from './routes.ts'

describe('addresses', () => {
  test('ROUTE-01: the first locale has no prefix, the others come first', () => {
    expect(hrefOf('en', '/')).toBe('/sports')
    expect(hrefOf('en', '/live')).toBe('/sports/live')
    expect(hrefOf('de', '/')).toBe('/de/sports')
    expect(hrefOf('de', '/football/arsenal-chelsea-m7')).toBe('/de/sports/football/arsenal-chelsea-m7')
    expect(hrefOf('de', '?page=2')).toBe('/de/sports?page=2')
  })

  test('ROUTE-01: every address made is understood again', () => {
    const path = fc
      .array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 3 })
      .map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), path, (locale, inside) => {
        expect(parseAddress(hrefOf(locale, inside))).toEqual({ locale, path: inside })
      }),
    )
  })

  test('ROUTE-01, ROUTE-02: where the site requires it every language has a prefix, and any language may be the first', () => {
    const required = { locales: ['de', 'en'], isLocaleRequired: true } as const
    const optional = { locales: ['de', 'en'], isLocaleRequired: false } as const
    expect(hrefOf('de', '/live', required)).toBe('/de/sports/live')
    expect(hrefOf('de', '/live', optional)).toBe('/sports/live')
    expect(hrefOf('en', '/', optional)).toBe('/en/sports')
    expect(parseAddress('/sports/live', optional)).toEqual({ locale: 'de', path: '/live' })
    expect(parseAddress('/de/sports', { ...optional, locales: ['en'] })).toBeUndefined()
  })

  test('ROUTE-01: an address outside /sports is not of the application', () => {
    expect(parseAddress('/api/v2/sports')).toBeUndefined()
    expect(parseAddress('/sportsbook')).toBeUndefined()
    expect(parseAddress('/fr/sports')).toBeUndefined()
    expect(parseAddress('/de/sports/live/')).toEqual({ locale: 'de', path: '/live' })
  })

  test('ROUTE-02: links out of the application are left untouched', () => {
    for (const link of ['https://example.com/x', 'http://example.com', 'sms:+4912345', 'mailto:help@example.com']) {
      expect(isExternal(link)).toBe(true)
      expect(hrefOf('de', link)).toBe(link)
    }
    expect(isExternal('/live')).toBe(false)
  })

  test('ROUTE-07: another language keeps path, query and hash', () => {
    const address = { pathname: '/sports/football', search: '?time=3', hash: '#betBuilder' }
    expect(inLocale('de', address)).toBe('/de/sports/football?time=3#betBuilder')
    expect(inLocale('en', { ...address, pathname: '/de/sports/football' })).toBe('/sports/football?time=3#betBuilder')
  })

  test('ROUTE-06: a query contains the set values, in order', () => {
    expect(searchOf({ time: '3', sortBy: undefined, page: '2' })).toBe('?time=3&page=2')
    expect(searchOf({ time: undefined })).toBe('')
  })
})

describe('routes', () => {
  test('ROUTE-03: fixed pages', () => {
    expect(matchRoute('/').page).toBe('home')
    expect(matchRoute('/live').page).toBe('live')
    expect(matchRoute('/cybersport').page).toBe('esports')
    expect(matchRoute('/general-rules').page).toBe('rules')
    expect(matchRoute('/users/sign-in').page).toBe('sign-in')
    expect(matchRoute('/404').page).toBe('not-found')
    expect(matchRoute('/500').page).toBe('error')
  })

  test('ROUTE-04: what follows a sport is distinguished by its ending', () => {
    expect(matchRoute('/football')).toEqual({ page: 'sport', sport: 'football' })
    expect(matchRoute('/football/arsenal-chelsea-m7')).toMatchObject({ page: 'event', id: 7 })
    expect(matchRoute('/football/premier-league-t17')).toMatchObject({ page: 'league', id: 17 })
    expect(matchRoute('/football/england')).toMatchObject({ page: 'category', slug: 'england' })
    expect(matchRoute('/football/mainz-m')).toMatchObject({ page: 'category' })
  })

  test('ROUTE-05: a path of no page of the product may be a page of the site', () => {
    for (const path of ['/curling', '/summer-of-sport/week-1'])
      expect(matchRoute(path)).toEqual({ page: 'custom', path })
  })

  test('ROUTE-05: a deeper path of a sport and a broken encoding are not found', () => {
    for (const path of ['/football/england/x', '/football/%E0%A4%A', '/toString', '/football/']) {
      expect(matchRoute(path).page).toBe('not-found')
    }
  })

  test('ROUTE-04: a slug with letters of its own survives the address', () => {
    expect(matchRoute(sportPath('football', 'köln-mönchengladbach-m9'))).toMatchObject({
      slug: 'köln-mönchengladbach-m9',
      id: 9,
    })
  })
})
