import { expect, test } from 'vitest'
import { grownListings } from './grown-listings.ts'

test('CAT-09: a listing grows until it holds all events, though one response holds 500', () => {
  const listing = (page: number) => ({ query: { match_status: 'live' as const, page, limit: 60 } })
  const asked = (count: number) => grownListings([listing], count).map(({ query: { page, limit } }) => [page, limit])
  expect(asked(60)).toEqual([[1, 60]])
  expect(asked(480)).toEqual([[1, 480]])
  expect(asked(540)).toEqual([
    [1, 500],
    [2, 500],
  ])
  expect(grownListings([listing, listing], 120)).toHaveLength(2)
})
