import { expect, test } from 'vitest'
import { createLiveStore } from '../../live/index.ts'
import { createScriptedHttp } from '../../testing/scripted-http.ts'
import { type BannerEntry, bannerQueries } from './banner-queries.ts'

const SOURCES = {
  http: createScriptedHttp().http,
  live: createLiveStore({ now: () => 0, schedule: (flush) => flush(), madeAt: 0 }),
}

/** The call that fills a slide, and its query. */
const source = (item: Partial<BannerEntry> & Pick<BannerEntry, 'kind'>) =>
  bannerQueries(item as BannerEntry, SOURCES).map(({ queryKey }) => queryKey)

test('BLOCK-02: slides of offers, matches and leagues each come from their own source, and an offer with words of its own from none', () => {
  expect(source({ kind: 'promo', topic: 'live' })).toEqual([['getSports', {}]])
  expect(source({ kind: 'promo' })).toEqual([])
  expect(JSON.stringify(source({ kind: 'event', matchId: 7 }))).toMatch(/getMatches.*"id":"7"/)
  expect(JSON.stringify(source({ kind: 'event', matchId: null }))).toMatch(/getMatches.*"match_status":"live"/)
  expect(JSON.stringify(source({ kind: 'league', tournamentId: 17 }))).toMatch(/getTournament".*"id":17/)
})
