import { randomUUID } from 'node:crypto'
import { type CallName, ERRORS, publicChannel } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { type CallOptions, injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import type { TestPlayer } from '../../testing/test-player.ts'
import { findPlayerByLogin, setOperator } from '../platform/index.ts'
import { publishSite } from './index.ts'

const narrow = { format: 1, layoutWidth: 'narrow' }
const wide = { format: 1, layoutWidth: 'default', brand: { name: 'Wide' } }

/** What an operator does in the editor. */
function editing(player: TestPlayer) {
  const act = <N extends CallName>(name: N, options: CallOptions, key: string = randomUUID()) =>
    player.call(name, { ...options, headers: { 'idempotency-key': key } })
  return {
    draft: async () => (await player.call('getSiteDraft')).answer.data,
    saves: (revision: number, file: object, basedOn = 0, key?: string) =>
      act('saveSiteDraft', { body: { revision, basedOn, file } }, key),
    publishes: (revision: number, key?: string) => act('publishSiteDraft', { body: { revision } }, key),
    restores: (version: number, revision: number) =>
      act('restoreSiteVersion', { params: { version }, body: { revision } }),
    log: async () => (await player.call('getSiteEdits')).answer.data,
  }
}

async function operator(book: TestBook, player: TestPlayer) {
  await setOperator(book.parts.db, player.id, true)
  return editing(player)
}

/** Every test begins with an unchanged site. */
async function untouched({ parts: { db } }: TestBook): Promise<void> {
  await db.exec('DELETE FROM site_drafts; DELETE FROM site_edits; DELETE FROM site_previews; DELETE FROM site_versions')
}

const widthOf = async ({ app }: TestBook, query = {}) =>
  (await injectCall(app, 'getSiteConfig', { query })).answer.data.layoutWidth

onDatabase((suite) => {
  describe('the editor of the site', () => {
    test('BLOCK-06: a draft is kept, shown to a client with its token, published for everyone with an event', () =>
      onBook(suite, async ({ book, player }) => {
        await untouched(book)
        const person = await player()
        const ann = await operator(book, person)
        expect(await ann.draft()).toMatchObject({ revision: 0, basedOn: 0, author: null, file: { format: 1 } })
        const saved = (await ann.saves(0, narrow)).answer.data
        expect(saved.problems).toEqual([])
        const { token } = (await person.call('previewSiteDraft')).answer.data
        expect([await widthOf(book), await widthOf(book, { preview: token })]).toEqual(['default', 'narrow'])
        expect(await widthOf(book, { preview: 'x'.repeat(43) })).toBe('default')
        // It is its maker's, as long as they edit the site.
        await setOperator(book.parts.db, person.id, false)
        expect(await widthOf(book, { preview: token })).toBe('default')
        await setOperator(book.parts.db, person.id, true)
        const published = (await ann.publishes(saved.revision)).answer.data
        expect(published.state).toBe('published')
        expect(await widthOf(book)).toBe('narrow')
        await book.works()
        const received = book.publisher.on(publicChannel('de')).filter(({ type }) => type === 'site_changed')
        expect(received).not.toEqual([])
        expect((await ann.log()).map(({ action, author }) => [action, author])).toEqual(
          ['published', 'previewed', 'saved'].map((action) => [action, person.email]),
        )
        book.clock.advance(25 * 3_600_000)
        await ann.saves(0, wide, 1)
        expect(await widthOf(book, { preview: token })).toBe('narrow')
      }))

    test('BLOCK-06: of two who edit at once the second gets an error, and neither loses anything', () =>
      onBook(suite, async ({ book, player }) => {
        await untouched(book)
        const [ann, bob] = [await operator(book, await player()), await operator(book, await player())]
        const begun = (await ann.saves(0, narrow)).answer.data.revision
        const both = await Promise.all([ann.saves(begun, wide), bob.saves(begun, { ...narrow, isShareBetOn: false })])
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
        const refused = both.find(({ status }) => status === 409)
        expect(refused?.error.key).toBe(ERRORS.site_draft_changed.key)
        const { revision } = await ann.draft()
        expect((await bob.publishes(begun)).error.code).toBe(ERRORS.site_draft_changed.code)
        expect((await bob.publishes(revision)).answer.data.state).toBe('published')
        // What follows a published draft never has a revision of before.
        expect((await ann.saves(revision, wide)).status).toBe(409)
        expect((await ann.saves(0, wide, 1)).answer.data.revision).toBeGreaterThan(revision)
      }))

    test('BLOCK-06: a response that was lost is given again under its key, and nothing is done twice', () =>
      onBook(suite, async ({ book, player }) => {
        await untouched(book)
        const ann = await operator(book, await player())
        const [save, publish] = [randomUUID(), randomUUID()]
        const first = await ann.saves(0, narrow, 0, save)
        expect((await ann.saves(0, narrow, 0, save)).text).toBe(first.text)
        const { revision } = first.answer.data
        const done = await ann.publishes(revision, publish)
        expect((await ann.publishes(revision, publish)).text).toBe(done.text)
        expect((await ann.publishes(revision, save)).error.key).toBe(ERRORS.idempotency_key_reused.key)
        expect(await ann.log()).toHaveLength(2)
      }))

    test('BLOCK-06: what does not fit is kept as a draft, named, and not published', () =>
      onBook(suite, async ({ book, player }) => {
        await untouched(book)
        const ann = await operator(book, await player())
        const bad = { id: 'go', kind: 'content.button', props: { label: { en: 'Go' }, link: 'javascript:alert(1)' } }
        const far = { id: 'far', kind: 'live-events', props: { limit: 9_000 } }
        const file = { format: 1, pages: { home: { placements: { content: [bad, far] } } } }
        const { revision, problems } = (await ann.saves(0, file)).answer.data
        expect(problems.map(({ path, refused }) => [path.split('.').slice(-3).join('.'), refused])).toEqual([
          ['go.props.link', true],
          ['far.props.limit', false],
        ])
        expect((await ann.publishes(revision)).answer.data).toMatchObject({ state: 'refused', problems })
        expect((await ann.draft()).file).toEqual(file)
        expect((await ann.log()).map(({ action }) => action)).toEqual(['refused', 'saved'])
        expect((await ann.saves(revision, { format: 1, brand: { name: 'x'.repeat(1_100_000) } })).status).toBe(400)
      }))

    test('BLOCK-06: a version of before comes back as a draft; a draft is not published over what came since', () =>
      onBook(suite, async ({ book, player }) => {
        await untouched(book)
        const person = await player()
        const ann = await operator(book, person)
        await ann.publishes((await ann.saves(0, narrow)).answer.data.revision)
        const { revision } = (await ann.saves(0, wide, 1)).answer.data
        const now = book.clock.now()
        await publishSite(book.parts.db, { body: JSON.stringify(wide), author: 'operator', now, basedOn: null })
        expect((await ann.publishes(revision)).error.key).toBe(ERRORS.site_published_since.key)
        const restored = await ann.restores(1, revision)
        const draft = await ann.draft()
        expect(draft).toMatchObject({ revision: restored.answer.data.revision, basedOn: 2, published: 2, file: narrow })
        expect((await ann.restores(9, draft.revision)).status).toBe(404)
        expect((await ann.publishes(draft.revision)).answer.data).toEqual({ state: 'published', version: 3 })
        expect((await person.call('getSiteVersions')).answer.data.map(({ version }) => version)).toEqual([3, 2, 1, 0])
        const one = await person.call('getSiteVersion', { params: { version: 1 } })
        expect(one.answer.data).toMatchObject({ author: person.email, file: narrow })
      }))

    test('BLOCK-06: who runs the site is set by the operator alone, and holds at once', () =>
      onBook(suite, async ({ book, player }) => {
        const person = await player()
        const statuses = async () => (await person.call('getPlayer')).answer.data.statuses
        expect([(await person.call('getSiteDraft')).status, await statuses()]).toEqual([403, []])
        const { db } = book.parts
        await setOperator(db, (await findPlayerByLogin(db, person.email))?.id ?? 0, true)
        expect([(await person.call('getSiteDraft')).status, await statuses()]).toEqual([200, [{ id: 'operator' }]])
        await setOperator(db, person.id, false)
        expect((await person.call('getSiteDraft')).status).toBe(403)
      }))
  })
})
