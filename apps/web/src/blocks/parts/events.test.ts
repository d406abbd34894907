import type { BlockProps } from '@touchline/contract'
import { expect, test } from 'vitest'
import { matchRoute } from '../../navigation/index.ts'
import { eventListings } from './events.ts'

const NOW = Date.UTC(2026, 7, 1)
const PLAIN: BlockProps['live-events'] = {
  showTitle: true,
  followsPage: true,
  sportKeys: [],
  categoryIds: [],
  tournamentIds: [],
  groupBy: 'league',
  limit: 60,
}

/** What a block of a page asks for, without the order and the size that all have. */
function asked(path: string, props: Partial<typeof PLAIN> = {}) {
  const [at = '', query = ''] = path.split('?')
  const place = { route: matchRoute(at), search: new URLSearchParams(query) }
  return eventListings({ ...PLAIN, ...props }, place, { status: 'live', limit: 60 }, NOW).map(
    ({ query: { sort_by: _, page: __, limit: ___, match_status: ____, ...rest } }) => rest,
  )
}

test('BLOCK-01: a listing is narrowed by the sport, the country and the league of its page', () => {
  expect(asked('/')).toEqual([{ type: 'match' }])
  expect(asked('/tennis')).toEqual([{ type: 'match', sport_key: 'tennis' }])
  expect(asked('/football/england')).toEqual([{ type: 'match', sport_key: 'football', category_slug: 'england' }])
  expect(asked('/football/premier-league-t17')).toEqual([{ type: 'match', sport_key: 'football', tournament_id: '17' }])
  expect(asked('/live?sport=tennis&isBettable=true')).toEqual([{ type: 'match', sport_key: 'tennis', bettable: true }])
})

test('BLOCK-01: what a listing says of itself stands over its page', () => {
  expect(asked('/football/england', { followsPage: false })).toEqual([{ type: 'match' }])
  expect(asked('/football/england', { categoryIds: [7, 9] })).toEqual([
    { type: 'match', category_id: 7 },
    { type: 'match', category_id: 9 },
  ])
  expect(asked('/football/england', { sportKeys: ['tennis'] })).toEqual([{ type: 'match', sport_key: 'tennis' }])
  expect(asked('/football/premier-league-t17', { tournamentIds: [1, 2] })).toEqual([
    { type: 'match', sport_key: 'football', tournament_id: '1,2' },
  ])
  expect(asked('/', { sportType: 'cyber' })).toEqual([{ type: 'match', sport_type: 'cyber' }])
})
