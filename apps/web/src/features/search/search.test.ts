import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMatch, PREMIER_LEAGUE } from '../../testing/catalogue.ts'
import { highlight } from './lazy/highlight.ts'
import { groupHits } from './lazy/hits.ts'
import { searchQuery } from './lazy/use-found.ts'

const marked = (name: string, query: string) =>
  highlight(name, query)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

describe('what a search looks for and shows', () => {
  test('PLAYER-07 CAT-07: three letters at least, fifty at most', () => {
    expect(searchQuery(' ab ')).toBe('')
    expect(searchQuery('  real   mad ')).toBe('real mad')
    expect(searchQuery('x'.repeat(60))).toHaveLength(50)
  })

  test('CAT-07: typed beginnings of words are highlighted, whatever the accents', () => {
    expect(marked('Bayern München', 'munch bay')).toBe('[Bay]ern [Münch]en')
    expect(marked('Real Madrid', 'real madird')).toBe('[Real] Madrid')
    expect(marked('Saint-Gilloise', 'gil')).toBe('Saint-[Gil]loise')
  })

  test('CAT-07: marking changes no letter of a name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, query) => {
        const shown = highlight(name, query).map(({ text }) => text)
        expect(shown.join('')).toBe(name)
      }),
    )
  })

  test('CAT-07: a team leads to its next match, or to all about its name', () => {
    const match = aMatch()
    const { home } = match.competitors
    const team = { ...home, sport: PREMIER_LEAGUE.sport }
    const of = (events: Parameters<typeof groupHits>[0]['events']) =>
      groupHits({ events, competitors: [team], tournaments: [], sports: [] }).find(({ kind }) => kind === 'team')
    expect(of([match])?.hits[0]?.to).toBe(`/football/${match.slug}`)
    expect(of([])?.hits[0]?.to).toBe('/search?q=Arsenal')
  })
})
