import { describe, expect, test } from 'vitest'
import { headTags, titleOf } from './head.ts'

const HEAD = { title: 'Arsenal – Chelsea', description: 'Live score and odds.' }

function attributes(tags: ReturnType<typeof headTags>, name: string, key: string, value: string) {
  return tags.filter(([tag, given]) => tag === name && given[key] === value).map(([, given]) => given)
}

describe('the head of a page', () => {
  test('SEO-01: title, description, canonical and social tags', () => {
    const tags = headTags({
      head: HEAD,
      locale: 'de',
      origin: 'https://bets.example',
      path: '/football/arsenal-chelsea-m7',
    })
    expect(titleOf(HEAD)).toBe('Arsenal – Chelsea · Touchline')
    expect(attributes(tags, 'meta', 'name', 'description')[0]?.content).toBe('Live score and odds.')
    expect(attributes(tags, 'link', 'rel', 'canonical')[0]?.href).toBe(
      'https://bets.example/de/sports/football/arsenal-chelsea-m7',
    )
    expect(attributes(tags, 'meta', 'property', 'og:title')[0]?.content).toBe('Arsenal – Chelsea · Touchline')
    expect(attributes(tags, 'meta', 'property', 'og:locale')[0]?.content).toBe('de_DE')
  })

  test('SEO-01: every language is named, and one for everybody else', () => {
    const tags = headTags({ head: HEAD, locale: 'de', origin: 'https://bets.example', path: '/live' })
    const alternates = attributes(tags, 'link', 'rel', 'alternate').map(({ hreflang, href }) => [hreflang, href])
    expect(alternates).toEqual([
      ['en', 'https://bets.example/sports/live'],
      ['de', 'https://bets.example/de/sports/live'],
      ['x-default', 'https://bets.example/sports/live'],
    ])
  })

  test('SEO-01: a page to keep out of search says so and names no canonical', () => {
    const tags = headTags({ head: { ...HEAD, noindex: true }, locale: 'en', origin: '', path: '/404' })
    expect(attributes(tags, 'meta', 'name', 'robots')[0]?.content).toBe('noindex')
    expect(attributes(tags, 'link', 'rel', 'canonical')).toEqual([])
  })
})
