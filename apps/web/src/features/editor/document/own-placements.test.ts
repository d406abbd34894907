import { NAVIGATION_PLACEMENTS } from '@touchline/contract/site-blocks'
import { readSite } from '@touchline/contract/site-file'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'
import { addBlock, freeId, moveBlock, removeBlock } from './edits.ts'
import { hasOwn, placesOf, withOwn, withoutOwn } from './own-placements.ts'
import { addPage } from './pages.ts'
import { blocksIn, fillIn, leaveOut, type SiteDoc, type Where } from './site-doc.ts'

const COMMON: Where = { page: null, placement: 'header' }
const OWN: Where = { page: 'home', placement: 'header' }
const kindsIn = (doc: SiteDoc, where: Where) => blocksIn(doc, where).map(({ kind }) => kind)
/** What a published site has of it; throws where something could not be published. */
function published(doc: SiteDoc) {
  const { site, problems } = readSite(leaveOut(doc))
  expect(problems).toEqual([])
  if (site === null) throw new Error('Nothing of the file can be used')
  return site
}

test('BLOCK-06: a placement of one page begins as the one of every page, and is edited apart from it', () => {
  const begin = fillIn({ format: 1 })
  const own = withOwn(begin, 'home', 'header')
  expect(kindsIn(own, OWN)).toEqual(kindsIn(begin, COMMON))
  const id = blocksIn(own, OWN)[0]?.id ?? ''
  const changed = removeBlock(own, OWN, id)
  expect(kindsIn(changed, COMMON)).toEqual(kindsIn(begin, COMMON))
  expect(kindsIn(changed, OWN)).toEqual(kindsIn(begin, COMMON).slice(1))
  const site = published(changed)
  expect(site.pages.home.placements.header?.map(({ kind }) => kind)).toEqual(kindsIn(changed, OWN))
  expect(site.pages.live.placements.header).toBeUndefined()
  expect(fillIn(leaveOut(changed))).toEqual(changed)
  // The outline shows those of the page in their place, on this page alone.
  expect(placesOf(changed, 'home')[1]).toEqual(OWN)
  expect(placesOf(changed, 'live')[1]).toEqual(COMMON)
  expect(differencesOf(begin, begin)).toEqual([])
  expect(differencesOf(own, changed).map(({ kind }) => kind)).toEqual(['removed'])
})

test('BLOCK-06: a page goes back to the placement of every page, and its file says nothing of it then', () => {
  const begin = fillIn({ format: 1 })
  const back = withoutOwn(withOwn(begin, 'home', 'header'), 'home', 'header')
  expect(hasOwn(back, 'home', 'header')).toBe(false)
  expect(leaveOut(back)).toEqual({ format: 1 })
})

test('BLOCK-06: an empty placement of a page stays empty, also on a page that the site has added', () => {
  const begin = addPage(fillIn({ format: 1, locales: ['en'] }), '/offer', { en: 'Offer' })
  const own = withOwn(begin, '/offer', 'right_sidebar_desktop')
  const where: Where = { page: '/offer', placement: 'right_sidebar_desktop' }
  const empty = blocksIn(own, where).reduce((doc, { id }) => removeBlock(doc, where, id), own)
  expect(published(empty).customPages[0]?.placements.right_sidebar_desktop).toEqual([])
})

test('BLOCK-06: no two blocks of a page have one name, however blocks are added, copied and moved', () => {
  const places = (doc: SiteDoc) => [...placesOf(doc, 'home'), ...placesOf(doc, 'live').slice(1)]
  const step = fc.record({
    what: fc.constantFrom('own', 'common', 'add', 'move'),
    from: fc.nat(20),
    to: fc.nat(20),
    at: fc.nat(9),
    placement: fc.constantFrom(...NAVIGATION_PLACEMENTS),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const end = steps.reduce(
        (doc: SiteDoc, { what, from, to, at, placement }) => {
          const all = places(doc)
          const [one, other] = [all[from % all.length] as Where, all[to % all.length] as Where]
          if (what === 'own') return withOwn(doc, 'home', placement)
          if (what === 'common') return withoutOwn(doc, 'home', placement)
          if (what === 'add') {
            if (!['content', 'right_sidebar_desktop'].includes(one.placement)) return doc
            const id = freeId(doc, one, 'content.label')
            return addBlock(doc, one, at, { id, kind: 'content.label', props: { text: { en: 'Hello' } } })
          }
          const blocks = blocksIn(doc, one)
          return moveBlock(doc, one, blocks[at % Math.max(1, blocks.length)]?.id ?? '', other, at)?.doc ?? doc
        },
        fillIn({ format: 1 }),
      )
      expect(readSite(leaveOut(end)).problems.filter(({ rule }) => rule === 'repeated')).toEqual([])
    }),
  )
})
