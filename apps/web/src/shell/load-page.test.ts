import { QueryClient } from '@tanstack/react-query'
import { pageConfigOf, readSite, siteConfigOf } from '@touchline/contract'
import type { PageKey } from '@touchline/contract/site'
import { expect, test } from 'vitest'
import { createLiveStore } from '../live/index.ts'
import { createPreferenceStore } from '../preferences/index.ts'
import { parsePreferences } from '../preferences/preferences.ts'
import { PAGES } from '../routes/registry.ts'
import { createScriptedHttp, lost, ok, refused } from '../testing/scripted-http.ts'
import { platformFor } from './group-gate.ts'
import { loadPage } from './load-page.ts'

const SHOWN = { version: 1, locale: 'en', styleSheet: null }
const NOTHING = { data: [], pagination: { total: 0, page: 1, limit: 500, last_page: 1 } }

/** A site whose front page is one list of its own; its other pages are those of the product. */
function siteOfOneList() {
  const content = [{ id: 'soon', kind: 'prematch-events', props: { limit: 7 } }]
  const { site } = readSite({ format: 1, pages: { home: { placements: { content } } } })
  if (site === null) throw new Error('The site does not fit.')
  return site
}

test('BLOCK-01: a page that the site puts together by itself requests its own lists alone, on its first visit too', async () => {
  const site = siteOfOneList()
  const back = createScriptedHttp()
  back.on('getSiteConfig', () => ok<'getSiteConfig'>({ data: siteConfigOf(site, SHOWN) }))
  back.on('getPageConfig', ({ args }) => {
    const { page } = args.query as { readonly page: PageKey }
    return ok<'getPageConfig'>({ data: pageConfigOf(site, site.pages[page], page, SHOWN) })
  })
  for (const name of ['getSports', 'getTournaments', 'getMatches'] as const)
    back.on(name, () => ok<typeof name>(NOTHING as never))
  const problems: unknown[] = []
  const loader = {
    pages: PAGES,
    sources: { http: back.http, live: createLiveStore({ now: () => 0, schedule: (flush) => flush(), madeAt: 0 }) },
    queries: new QueryClient(),
    preferences: createPreferenceStore(parsePreferences({}), () => {}),
    loadMessages: async () => {},
    report: (...problem: unknown[]) => void problems.push(problem),
    blockedIn: null,
  }
  await loadPage(loader, '/about')
  const page = await loadPage(loader, '/')
  expect(page.outcome).toEqual({ kind: 'found' })
  expect(back.calls('getMatches').map(({ args }) => args.query)).toMatchObject([{ limit: 7 }])
  expect(problems).toEqual([])
})

test('ROUTE-12: a site for one group requests the visitor’s groups before each page, and nothing of a page that is not for them', async () => {
  const { site } = readSite({
    format: 1,
    userGroupChecker: { enabled: true, groupId: 'gold', platformUrl: 'https://platform.example/' },
  })
  if (site === null) throw new Error('The site does not fit.')
  const back = createScriptedHttp()
  back.on('getSiteConfig', () => ok<'getSiteConfig'>({ data: siteConfigOf(site, SHOWN) }))
  back.on('getPageConfig', ({ args }) => {
    const { page } = args.query as { readonly page: PageKey }
    return ok<'getPageConfig'>({ data: pageConfigOf(site, site.pages[page], page, SHOWN) })
  })
  for (const name of ['getSports', 'getTournaments', 'getMatches', 'getFavourites'] as const)
    back.on(name, () => ok<typeof name>(NOTHING as never))
  const loader = {
    pages: PAGES,
    sources: { http: back.http, live: createLiveStore({ now: () => 0, schedule: (flush) => flush(), madeAt: 0 }) },
    queries: new QueryClient(),
    preferences: createPreferenceStore(parsePreferences({}), () => {}),
    loadMessages: async () => {},
    report: () => {},
    blockedIn: null,
    elsewhere: platformFor,
  }
  const outcomeOf = async (address: string) => (await loadPage(loader, address)).outcome
  const elsewhere = { kind: 'elsewhere', to: 'https://platform.example/' }
  expect(await outcomeOf('/users/sign-in')).toEqual({ kind: 'found' })
  expect(
    back.sent.map(({ name }) => name).filter((name) => !['getSiteConfig', 'getPageConfig'].includes(name)),
  ).toEqual([])
  const asked = back.sent.length

  back.on('getStatusGroups', () => refused(401))
  for (const address of ['/', '/live', '/schedule?page=2', '/football', '/users/sign-up'])
    expect(await outcomeOf(address)).toEqual(elsewhere)
  back.on('getStatusGroups', () => ok<'getStatusGroups'>({ data: [{ id: 'player', name: 'player' }] }))
  expect(await outcomeOf('/live')).toEqual(elsewhere)
  back.on('getStatusGroups', () => lost)
  expect(await outcomeOf('/live')).toEqual({ kind: 'failed' })
  expect(new Set(back.sent.slice(asked).map(({ name }) => name))).toEqual(new Set(['getStatusGroups']))

  for (const id of ['gold', 'operator']) {
    back.on('getStatusGroups', () => ok<'getStatusGroups'>({ data: [{ id, name: id }] }))
    expect(await outcomeOf('/live')).toEqual({ kind: 'found' })
  }
})
