import { expect, test } from 'vitest'
import { LISTINGS } from '../catalogue/index.ts'
import { isNarrowing } from './is-narrowing.ts'
import { narrow, narrowQuery } from './narrow.ts'

const NOW = Date.parse('2026-11-22T10:20:00Z')
const WHEN = { now: NOW, timeZone: 'Europe/Berlin' }
const ADDRESS = new URLSearchParams(
  'time=3&sortBy=time&date=2026-11-22&isBettable=true&side=home&video=true&sport=tennis',
)

const EVERY_LISTING = {
  live: () => LISTINGS.live(),
  upcoming: () => LISTINGS.upcoming({ sport_type: 'cyber' }),
  all: (page: number) => LISTINGS.all({}, page),
  outrights: () => LISTINGS.outrights(),
  builder: (page: number) => LISTINGS.builder({}, page),
  followed: () => LISTINGS.followed({}),
  results: LISTINGS.results,
  scheduled: LISTINGS.scheduled,
}

test('ROUTE-06 CAT-02: every listing requests what the address says: time, order, day, sport, open for bets, side and video', () => {
  for (const [name, listing] of Object.entries(EVERY_LISTING))
    expect([name, narrow(listing, ADDRESS, WHEN)(1).query]).toMatchObject([
      name,
      {
        sport_key: 'tennis',
        sort_by: 'start_time,tournament.priority',
        start_from: '2026-11-21T23:00:00.000Z',
        start_to: '2026-11-22T14:00:00.000Z',
        bettable: true,
        has_video: true,
        side: 'home',
      },
    ])
})

test('CAT-02: what starts within hours has not started; lists of live and of finished matches stay what they are', () => {
  const soon = new URLSearchParams('time=3')
  expect(narrow(LISTINGS.scheduled, soon, WHEN)(1).query.match_status).toBe('prematch')
  expect(narrow(LISTINGS.scheduled, new URLSearchParams('sortBy=time'), WHEN)(1).query.match_status).toBe('bettable')
  expect(narrowQuery(LISTINGS.live().query, soon, WHEN).match_status).toBe('live')
  expect(narrow(LISTINGS.results, soon, WHEN)(1).query.match_status).toBe('finished')
})

test('ROUTE-06: a day ends where the viewer is, and a page of one sport is of no other', () => {
  const evening = new URLSearchParams('time=24&date=2026-11-22&sport=tennis')
  expect(narrowQuery({ sport_key: 'football' }, evening, WHEN)).toMatchObject({
    sport_key: 'football',
    start_to: '2026-11-22T22:59:59.999Z',
  })
  expect(narrowQuery({ category_id: 7 }, evening, WHEN)).not.toHaveProperty('sport_key')
})

test('ROUTE-06: an address that says nothing leaves a listing as it was; page and tab narrow nothing', () => {
  const plain = new URLSearchParams('tab=all&page=2&side=left&time=5')
  const { query } = LISTINGS.live()
  expect(narrowQuery(query, plain, WHEN)).toEqual(query)
  expect(isNarrowing(new URLSearchParams('tab=all&page=2'))).toBe(false)
  expect(isNarrowing(ADDRESS)).toBe(true)
})
