import { QueryClient } from '@tanstack/react-query'
import type { PageConfig, SiteConfig } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { DEFAULT_ADDRESSES } from '../navigation/index.ts'
import { PAGES } from '../routes/registry.ts'
import { headOf, titleOf } from './head.ts'
import { headTags } from './head-tags.ts'

const HEAD = { title: 'Arsenal – Chelsea', description: () => 'Live score and odds.' }

const OPTIONS = {
  head: HEAD,
  locale: 'de',
  origin: 'https://bets.example',
  addresses: DEFAULT_ADDRESSES,
  site: undefined,
  config: undefined,
} as const

function attributes(tags: ReturnType<typeof headTags>, name: string, key: string, value: string) {
  return tags.filter(([tag, given]) => tag === name && given[key] === value).map(([, given]) => given)
}

describe('the head of a page', () => {
  test('SEO-01: title, description, canonical and social tags', () => {
    const tags = headTags({ ...OPTIONS, path: '/football/arsenal-chelsea-m7' })
    expect(titleOf(OPTIONS)).toBe('Arsenal – Chelsea · Touchline')
    expect(attributes(tags, 'meta', 'name', 'description')[0]?.content).toBe('Live score and odds.')
    expect(attributes(tags, 'link', 'rel', 'canonical')[0]?.href).toBe(
      'https://bets.example/de/sports/football/arsenal-chelsea-m7',
    )
    expect(attributes(tags, 'meta', 'property', 'og:title')[0]?.content).toBe('Arsenal – Chelsea · Touchline')
    expect(attributes(tags, 'meta', 'property', 'og:locale')[0]?.content).toBe('de_DE')
  })

  test('SEO-01: every language is listed, and one for all others', () => {
    const tags = headTags({ ...OPTIONS, path: '/live' })
    const alternates = attributes(tags, 'link', 'rel', 'alternate').map(({ hreflang, href }) => [hreflang, href])
    expect(alternates).toEqual([
      ['en', 'https://bets.example/sports/live'],
      ['de', 'https://bets.example/de/sports/live'],
      ['es', 'https://bets.example/es/sports/live'],
      ['pt-BR', 'https://bets.example/pt-BR/sports/live'],
      ['ru', 'https://bets.example/ru/sports/live'],
      ['tr', 'https://bets.example/tr/sports/live'],
      ['sv', 'https://bets.example/sv/sports/live'],
      ['ar', 'https://bets.example/ar/sports/live'],
      ['x-default', 'https://bets.example/sports/live'],
    ])
  })

  test('SEO-01: a page to keep out of search says so and names no canonical', () => {
    const tags = headTags({ ...OPTIONS, head: { ...HEAD, noindex: true }, path: '/404' })
    expect(attributes(tags, 'meta', 'name', 'robots')[0]?.content).toBe('noindex')
    expect(attributes(tags, 'link', 'rel', 'canonical')).toEqual([])
  })

  test('SEO-01, ROUTE-01: what the site says of itself and of the page comes before that of the product, in its languages', () => {
    const site = { brand: { name: 'Northbank' }, seo: { keywords: 'odds', image: { src: '/card.png' } } } as SiteConfig
    const config = { seo: { title: 'Cup week', description: 'Every tie.' }, index: true } as PageConfig
    const addresses = { locales: ['de'], isLocaleRequired: true } as const
    const options = { ...OPTIONS, site, config, addresses, path: '/cup-week' }
    const tags = headTags(options)
    expect(titleOf(options)).toBe('Cup week · Northbank')
    expect(attributes(tags, 'meta', 'name', 'keywords')[0]?.content).toBe('Cup week, odds')
    expect(attributes(tags, 'meta', 'property', 'og:image')[0]?.content).toBe('https://bets.example/card.png')
    expect(attributes(tags, 'link', 'rel', 'canonical')[0]?.href).toBe('https://bets.example/de/sports/cup-week')
    expect(attributes(tags, 'link', 'rel', 'alternate')).toHaveLength(2)
    const hidden = headTags({ ...options, config: { ...config, index: false } })
    expect(attributes(hidden, 'meta', 'name', 'robots')[0]?.content).toBe('noindex')
  })

  test('SEO-01: a tab and a later page of a list have a title and an address of their own, filters have not', async () => {
    const { page: definition } = await PAGES.sport.load()
    const of = (search: string, listPage?: number, route = { page: 'sport', sport: 'football' } as const) =>
      headOf(definition as never, '/football', {
        route,
        search: new URLSearchParams(search),
        text: ((id: string, values?: object) => `${id}${values && 'page' in values ? ` ${values.page}` : ''}`) as never,
        queries: new QueryClient(),
        outcome: { kind: 'found', ...(listPage !== undefined && { listPage }) },
      })
    expect([of('').title, of('').canonicalPath]).toEqual(['football', '/football'])
    const third = of('tab=all&page=3&time=12', 3)
    expect([third.title, third.canonicalPath]).toEqual([
      'football · catalogue.tab.all · catalogue.page 3',
      '/football?tab=all&page=3',
    ])
    // A page beyond the last one is the last one.
    expect(of('page=99', 14)).toMatchObject({
      title: 'football · catalogue.page 14',
      canonicalPath: '/football?page=14',
    })
    for (const odd of ['page=1', 'page=9', 'page=x', 'page=1.5', 'tab=top', 'tab=nothing', 'sortBy=time'])
      expect(of(odd).canonicalPath, odd).toBe('/football')
  })

  test('SEO-01: every page has keywords and a picture', () => {
    const head = { ...HEAD, subjects: ['Arsenal', 'Chelsea'], keywords: () => 'odds' }
    const tags = headTags({ ...OPTIONS, head, path: '/x' })
    expect(attributes(tags, 'meta', 'name', 'keywords')[0]?.content).toBe('Arsenal, Chelsea, odds')
    expect(attributes(tags, 'meta', 'property', 'og:image')[0]?.content).toBe(
      'https://bets.example/sports/pictures/de/site.png',
    )
  })
})
