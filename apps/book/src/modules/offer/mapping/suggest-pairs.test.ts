import { describe, expect, test } from 'vitest'
import type { OpenMatch, OpenOutright } from '../../catalogue/index.ts'
import { alike } from './alike.ts'
import { suggestPairs } from './suggest-pairs.ts'

const HOUR_MS = 3_600_000
const START = 1_800_000_000_000
let id = 0

type Of = Partial<OpenMatch>

function event(provider: OpenMatch['provider'], home: string, away: string, of: Of = {}): OpenMatch {
  id += 1
  const urn = `${provider}:${id}`
  return {
    kind: 'match',
    id,
    provider,
    urn,
    sport: 'football',
    league: 'Premier League',
    startsAt: START,
    home,
    away,
    ...of,
  }
}

test('suggests events of two providers with like names, kick-off and league, the most alike first', () => {
  const united = event('betradar', 'Manchester United', 'Everton FC')
  const unitedToo = event('oddin', 'Man United', 'Everton', { startsAt: START + 60_000 })
  const malmo = event('betradar', 'Malmö FF', 'IFK Göteborg', { league: 'Allsvenskan' })
  const malmoToo = event('oddin', 'Malmo', 'IFK Goteborg', { league: 'Sweden Allsvenskan' })
  const pairs = suggestPairs([united, unitedToo, malmo, malmoToo])
  expect(pairs.map(({ one, other }) => [one.id, other.id])).toEqual([
    [united.id, unitedToo.id],
    [malmo.id, malmoToo.id],
  ])
})

test('suggests nothing for another sport, another day, another side, one provider, or a pair that was rejected', () => {
  const one = event('betradar', 'Alpha Town', 'Beta City')
  const others = [
    event('oddin', 'Alpha Town', 'Beta City', { sport: 'basketball' }),
    event('oddin', 'Alpha Town', 'Beta City', { startsAt: START + 24 * HOUR_MS }),
    event('oddin', 'Alpha Town', 'Gamma Rovers'),
    event('betradar', 'Alpha Town', 'Beta City'),
  ]
  for (const other of others) expect(suggestPairs([one, other])).toEqual([])
  const same = event('oddin', 'Alpha Town', 'Beta City')
  expect(suggestPairs([one, same])).toHaveLength(1)
  expect(suggestPairs([one, same], () => true)).toEqual([])
})

test('suggests an event once with each provider, with the one that is most alike', () => {
  const one = event('betradar', 'Alpha Town', 'Beta City')
  const near = event('oddin', 'Alpha Town', 'Beta City')
  const far = event('oddin', 'Alpha Town Reserves', 'Beta City Reserves')
  expect(suggestPairs([far, one, near]).map(({ one: a, other: b }) => new Set([a.id, b.id]))).toEqual([
    new Set([one.id, near.id]),
  ])
})

test('matches with swapped sides are suggested', () => {
  const pairs = suggestPairs([event('betradar', 'Spain', 'Italy'), event('oddin', 'Italy', 'Spain')])
  expect(pairs).toHaveLength(1)
})

describe('outrights', () => {
  const DAY_MS = 24 * HOUR_MS
  const SIDES = ['Alpha Town', 'Beta City', 'Gamma Rovers', 'Delta United']
  function outright(provider: OpenOutright['provider'], of: Partial<OpenOutright> = {}): OpenOutright {
    id += 1
    const [urn, competitors] = [`${provider}:${id}`, SIDES]
    const [startsAt, endsAt] = [START - 100 * DAY_MS, START + 100 * DAY_MS]
    const names = { name: 'Premier League 2026/2027', league: 'Premier League' }
    return { kind: 'outright', id, provider, urn, sport: 'football', ...names, startsAt, endsAt, competitors, ...of }
  }

  test('CAT-05: outrights of two providers are suggested by their competitors and names, also where one names only some of them', () => {
    const one = outright('betradar')
    const few = { name: 'England Premier League', competitors: ['Beta City FC', 'Alpha Town FC'] }
    const other = outright('lsports', few)
    const alsoRan = outright('lsports', { ...few, competitors: ['Beta City', 'Epsilon', 'Zeta'], name: 'Relegation' })
    expect(suggestPairs([alsoRan, one, other]).map((pair) => [pair.one.id, pair.other.id])).toEqual([
      [one.id, other.id],
    ])
  })

  test('CAT-05: no other season, other competitors, other league or match is suggested for an outright', () => {
    const one = outright('betradar')
    const others = [
      outright('lsports', { startsAt: one.endsAt + DAY_MS, endsAt: one.endsAt + 200 * DAY_MS }),
      outright('lsports', { competitors: ['Epsilon', 'Zeta', 'Eta', 'Alpha Town'] }),
      outright('lsports', { name: 'Serie A', league: 'Italy' }),
      outright('lsports', { sport: 'basketball' }),
      outright('betradar'),
      event('lsports', 'Alpha Town', 'Beta City', { startsAt: one.startsAt }),
    ]
    for (const other of others) expect(suggestPairs([one, other])).toEqual([])
    expect(suggestPairs([one, outright('lsports')])).toHaveLength(1)
  })
})

test.each([
  ['FC Bayern München', 'Bayern Munchen', 1],
  ['Real Madrid', 'Atletico Madrid', 0.5],
  ['Team Liquid', 'Liquid', 1],
  ['', '', 0],
])('%s and %s are alike by %d', (one, other, likeness) => {
  expect(alike(one, other)).toBeCloseTo(likeness)
})
