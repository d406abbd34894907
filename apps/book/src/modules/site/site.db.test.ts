import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CallAnswer, privateChannel, publicChannel, readSiteText } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { operates } from '../../testing/operates.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { publishDraft, publishSite, saveDraft } from './index.ts'

const SITES = join(import.meta.dirname, '../../../../../sites')
const northbank = () => readFile(join(SITES, 'northbank.json'), 'utf8')
const german = { 'accept-language': 'de' }

async function publishes({ parts: { db }, clock }: TestBook, site: object | string) {
  const body = typeof site === 'string' ? site : JSON.stringify({ format: 1, ...site })
  return publishSite(db, { body, author: 'test', now: clock.now(), basedOn: null })
}

onDatabase((suite) => {
  describe('the site', () => {
    test('BLOCK-01: as long as nothing is published it is as the product comes', () =>
      onBook(suite, async ({ book }) => {
        const { answer } = await injectCall(book.app, 'getSiteConfig', {})
        expect(answer.data).toMatchObject({ version: 0, styleSheet: null, layoutWidth: 'default' })
        const page = await injectCall(book.app, 'getPageConfig', { query: { page: 'home' } })
        expect(page.answer.data.placements.content.map(({ kind }) => kind)).toEqual(['home.top-matches', 'home.events'])
        expect((await injectCall(book.app, 'getPageConfig', { query: { path: '/fair-play' } })).status).toBe(404)
      }))

    test('ROUTE-12, BLOCK-02: a block or page for some groups is shown to no other client, by no call', () =>
      onBook(suite, async ({ book, player }) => {
        const block = (id: string, groups: readonly string[]) => ({ id, kind: 'divider', groups })
        const content = [block('for-all', []), block('for-visitors', ['visitor']), block('for-gold', ['gold', 'vip'])]
        await publishes(book, {
          pages: { about: { placements: { content } } },
          placements: { header: [block('new', ['new-player'])] },
          customPages: [
            { path: '/gold', groups: ['gold'], seo: { title: { en: 'Gold' } }, placements: { content } },
            { path: '/welcome', groups: ['visitor', 'new-player'], placements: { content } },
          ],
        })
        const [gold, other] = [await player(), await player()]
        expect((await operates(book, `group add ${gold.email} gold`)).ok).toBe(true)
        for (const wrong of ['visitor', 'operator', 'Gold', ''])
          expect((await operates(book, `group add ${gold.email} ${wrong}`)).ok, wrong).toBe(false)
        const idsFor = (page: CallAnswer<'getPageConfig'>) => page.data.placements.content.map(({ id }) => id)
        const about = { query: { page: 'about' } } as const
        expect(idsFor((await injectCall(book.app, 'getPageConfig', about)).answer)).toEqual(['for-all', 'for-visitors'])
        expect(idsFor((await other.call('getPageConfig', about)).answer)).toEqual(['for-all'])
        expect(idsFor((await gold.call('getPageConfig', about)).answer)).toEqual(['for-all', 'for-gold'])
        const page = { query: { path: '/gold' } }
        expect((await injectCall(book.app, 'getPageConfig', page)).status).toBe(404)
        expect([
          (await other.call('getPageConfig', page)).status,
          (await gold.call('getPageConfig', page)).status,
        ]).toEqual([404, 200])
        expect((await injectCall(book.app, 'getSiteConfig', {})).answer.data).toMatchObject({ isByGroup: true })
        const named = (await injectCall(book.app, 'getSiteMap')).answer.data.pages.map(({ path }) => path)
        expect(named.filter((path) => path !== null)).toEqual(['/welcome'])
        const groups = (await gold.call('getStatusGroups')).answer.data.map(({ id }) => id)
        expect(groups).toEqual(expect.arrayContaining(['player', 'gold']))
        expect((await operates(book, `group remove ${gold.email} gold`)).ok).toBe(true)
        expect((await gold.call('getPageConfig', page)).status).toBe(404)
      }))

    test('BLOCK-03, ROUTE-05: a published site is shown at once, in the requested language, and every client receives an event', () =>
      onBook(suite, async ({ book }) => {
        expect(readSiteText(await northbank()).problems).toEqual([])
        const published = await publishes(book, await northbank())
        expect(published).toMatchObject({ kind: 'published', problems: [] })
        const site = (await injectCall(book.app, 'getSiteConfig', { headers: german })).answer.data
        expect(site).toMatchObject({
          locale: 'de',
          isLocaleRequired: true,
          brand: { name: 'Northbank', theme: 'light' },
        })
        expect(site.labels.signIn).toBe('Einloggen')
        const styles = await injectCall(book.app, 'getSiteStyles', {
          params: { hash: site.styleSheet?.split('/').at(-1) ?? '' },
        })
        expect(String(styles.answer)).toContain('--color-accent:light-dark(#5b21b6,#c4b5fd)')
        const page = await injectCall(book.app, 'getPageConfig', { query: { path: '/cup-week' }, headers: german })
        expect(page.answer.data).toMatchObject({ isCustomPage: true, index: false, seo: { title: 'Pokalwoche' } })
        expect(page.answer.data.styleSheet).not.toBeNull()
        await book.works()
        const version = published.kind === 'published' ? published.version : 0
        expect(book.publisher.on(publicChannel('de'))).toContainEqual({
          type: 'site_changed',
          data: { version },
        })
      }))

    test('PLAYER-06: announced maintenance is shown by every page until it is over, and players are notified of it and of its end', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const gone = await player()
        await suite().db.query('UPDATE players SET closed_at = $2 WHERE id = $1', [gone.id, new Date(book.clock.now())])
        const iso = (ms: number) => new Date(book.clock.now() + ms).toISOString()
        const hour = 3_600_000
        const window = { begins_at: iso(hour), ends_at: iso(2 * hour) }
        const shown = async () => (await injectCall(book.app, 'getSiteConfig', {})).answer.data.maintenance
        expect(await shown()).toBeUndefined()
        const runs = async (line: string) => (await operates(book, `maintenance ${line}`)).text
        expect(await runs(`${window.begins_at} ${iso(hour)}`)).toContain('to end after it begins')
        expect(await runs(`${iso(-hour)} ${iso(-1)}`)).toContain('to be ahead')
        expect(await runs(`${window.begins_at} ${window.ends_at}`)).toMatch(
          /^Maintenance \d+ is announced to \d+ players/,
        )
        expect(await runs(`${iso(1.5 * hour)} ${iso(3 * hour)}`)).toContain('a part of this time')
        expect(await shown()).toEqual(window)
        await book.works()
        expect(book.publisher.on(publicChannel('en')).map(({ type }) => type)).toContain('site_changed')
        const list = async (one: typeof demo) =>
          (await one.call('getNotifications', {})).answer.data.filter(({ type }) => type === 'maintenance')
        expect(await list(demo)).toMatchObject([{ title: 'Maintenance announced', read: false, object_type: null }])
        expect(book.publisher.on(privateChannel('en', demo.id)).map(({ type }) => type)).toContain('notification')
        const [, id = ''] = /^(\d+)/m.exec(await runs('list')) ?? []
        expect(await runs(`cancel ${id}`)).toMatch(/is called off/)
        expect(await shown()).toBeUndefined()
        expect((await list(demo)).map(({ title }) => title)).toContain('Maintenance cancelled')
        expect(await runs(`cancel ${id}`)).toBe(`There is no maintenance ${id} ahead.`)
        await runs(`${window.begins_at} ${window.ends_at}`)
        book.clock.advance(2 * hour)
        expect(await shown()).toBeUndefined()
        const [{ count } = { count: 1 }] = await suite().db.query<{ count: number }>(
          'SELECT count(*)::integer AS count FROM notifications WHERE player_id = $1',
          [gone.id],
        )
        expect(count).toBe(0)
      }))

    test('WATCH-04: icons of a site are in the document in place of ours, under their own version; parts that are no drawing are removed', () =>
      onBook(suite, async ({ book }) => {
        const ask = (version = '') => book.app.inject({ url: '/fe-api/icons.svg', query: { version } })
        const before = (await ask()).body
        const drawing = 'M3 3h18v18H3z'
        const hostile = 'M0 0"/><script>alert(1)</script><path d="'
        await publishes(book, {
          icons: [
            { name: 'ui-search', drawing },
            { name: 'sport-tennis', drawing: hostile },
            { name: 'ui-"><script>', drawing },
          ],
        })
        const version = (await injectCall(book.app, 'getSiteConfig', {})).answer.data.iconsVersion
        const own = await ask(version)
        expect(own.headers['cache-control']).toBe('public, max-age=31536000')
        expect(own.body).toContain(`<symbol id="ui-search" viewBox="0 0 24 24"><path d="${drawing}"/>`)
        expect(own.body).not.toContain('script')
        expect(own.body.split('\n')).toHaveLength(before.split('\n').length)
        await publishes(book, {})
        expect((await injectCall(book.app, 'getSiteConfig', {})).answer.data.iconsVersion).toBeUndefined()
        expect((await ask(version)).body).toBe(before)
      }))

    test('SEO-02: an event page that is taken away is gone, any other page was never there', () =>
      onBook(suite, async ({ book }) => {
        const pages = [{ path: '/final', eventPage: true }, { path: '/club' }]
        await publishes(book, { customPages: pages })
        await publishes(book, {})
        const status = async (path: string) => (await injectCall(book.app, 'getPageConfig', { query: { path } })).status
        expect([await status('/final'), await status('/club')]).toEqual([410, 404])
        await publishes(book, { customPages: pages })
        expect(await status('/final')).toBe(200)
      }))

    test('BLOCK-06: a draft is not shown, and is not published over a later version of another editor', () =>
      onBook(suite, async ({ book }) => {
        const { db } = book.parts
        const now = book.clock.now()
        await publishes(book, {})
        const body = JSON.stringify({ format: 1, layoutWidth: 'narrow' })
        const first = await saveDraft(db, { body, author: 'ann', now, over: null })
        expect(await saveDraft(db, { body, author: 'bob', now, over: (first ?? 0) + 7 })).toBeNull()
        expect((await injectCall(book.app, 'getSiteConfig', {})).answer.data.layoutWidth).toBe('default')
        await publishes(book, {})
        expect(await publishDraft(db, 'ann', now)).toMatchObject({ kind: 'overtaken' })
        await db.query('DELETE FROM site_drafts', [])
        await saveDraft(db, { body, author: 'ann', now, over: 0 })
        expect(await publishDraft(db, 'ann', now)).toMatchObject({ kind: 'published' })
        expect((await injectCall(book.app, 'getSiteConfig', {})).answer.data.layoutWidth).toBe('narrow')
        expect(await publishDraft(db, 'ann', now)).toBeNull()
      }))

    test('ERROR-03: the state of the system contains the country of a request, and the features not offered there', () =>
      onBook(suite, async ({ book }) => {
        const next = await book.restarts({ COUNTRY_HEADER: 'cf-ipcountry' })
        await publishes(next, { blockedCountries: { site: ['FR'], signUp: ['DE'] } })
        const from = async (country: string) =>
          (await injectCall(next.app, 'getSystemState', { headers: { ...german, 'cf-ipcountry': country } })).answer
            .data
        const france = await from('fr')
        expect(france.userCountry).toEqual({ code: 'FR', name: 'Frankreich' })
        expect(france.platformSettings).toMatchObject({ isRegionBlocked: true, isSignInOffered: false })
        expect((await from('DE')).platformSettings).toMatchObject({ isSignInOffered: true, isSignUpOffered: false })
        expect((await from('nowhere')).userCountry).toBeNull()
        expect(france.currencies.find(({ code }) => code === 'BTC')?.subcurrencies).toContainEqual({
          code: 'uBTC',
          subunits: 100,
        })
        await next.close()
      }))
  })
})
