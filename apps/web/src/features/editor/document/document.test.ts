import { BLOCK_PLACEMENTS, PLACEMENTS } from '@touchline/contract/site-blocks'
import { formerContent, readSite } from '@touchline/contract/site-file'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'
import { addBlock, duplicateBlock, mayBeAdded, moveBlock, removeBlock, setOfBlock, setOfSite } from './edits.ts'
import { beginHistory, type DocHistory, historyAfter } from './history.ts'
import { blocksIn, fillIn, leaveOut, type SiteDoc, type Where, withBlocks } from './site-doc.ts'

const HOME: Where = { page: 'home', placement: 'content' }
const places: readonly Where[] = PLACEMENTS.map((placement) => ({
  page: placement === 'content' ? 'home' : null,
  placement,
}))
const idAt = (doc: SiteDoc, where: Where, n: number) => {
  const blocks = blocksIn(doc, where)
  return blocks[n % Math.max(1, blocks.length)]?.id ?? ''
}

/** A site whose home page is a list of many blocks. */
const divided = (file: Readonly<Record<string, unknown>> = { format: 1 }) =>
  withBlocks(
    fillIn(file),
    HOME,
    formerContent('home').map((one) => ({ ...one, id: `part-${one.id}` })),
  )

/** Everything that can be done to a document, drawn at random. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('add', 'remove', 'move', 'twice', 'text', 'accent', 'undo', 'redo'),
    from: fc.constantFrom(...places),
    to: fc.constantFrom(...places),
    n: fc.nat(9),
    m: fc.nat(9),
  }),
  { maxLength: 120 },
)
type Step = typeof steps extends fc.Arbitrary<readonly (infer S)[]> ? S : never

function done(doc: SiteDoc, { what, from, to, n, m }: Step): SiteDoc {
  const id = idAt(doc, from, n)
  switch (what) {
    case 'add':
      return addBlock(doc, from, m, { id: `new-${n}-${m}`, kind: 'divider', props: {} })
    case 'remove':
      return removeBlock(doc, from, id)
    case 'move':
      return moveBlock(doc, from, id, to, m)?.doc ?? doc
    case 'twice':
      return duplicateBlock(doc, from, id)
    case 'text':
      return setOfBlock(doc, from, id, ['props', 'title', 'de'], `Titel ${m}`)
    default:
      return setOfSite(doc, ['style', 'light', 'accent'], `#00000${m}`)
  }
}

function after(history: DocHistory, step: Step): DocHistory {
  if (step.what === 'undo' || step.what === 'redo') return historyAfter(history, { type: step.what })
  return historyAfter(history, { type: 'did', doc: done(history.present, step) })
}

test('BLOCK-06: undoing everything gives the beginning, redoing everything the end', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const begin = divided()
      const end = list.reduce(after, beginHistory(begin))
      let back = end
      while (back.past.length > 0) back = historyAfter(back, { type: 'undo' })
      expect(back.present).toBe(begin)
      let again = back
      while (again.future.length > end.future.length) again = historyAfter(again, { type: 'redo' })
      expect(again.present).toBe(end.present)
    }),
  )
})

test('BLOCK-06: a move loses no block, keeps all others, and never puts a kind where it is not allowed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.constantFrom(...places), fc.nat(9), fc.nat(9), (from, to, n, at) => {
      const doc = divided()
      const id = idAt(doc, from, n)
      const moved = moveBlock(doc, from, id, to, at)
      const kind = blocksIn(doc, from).find((block) => block.id === id)?.kind
      if (kind === undefined || !BLOCK_PLACEMENTS[kind].includes(to.placement)) {
        expect(moved).toBeNull()
        return
      }
      const all = (one: SiteDoc) => places.flatMap((where) => blocksIn(one, where).map((block) => block.kind)).sort()
      expect(all(moved?.doc ?? doc)).toEqual(all(doc))
      expect(blocksIn(moved?.doc ?? doc, to).some((block) => block.id === moved?.id)).toBe(true)
    }),
  )
})

test('BLOCK-06: default content is not written to the file, and written content stays as it was', () => {
  const file = { format: 1, brand: { name: 'Northbank' }, pages: { about: { index: false } } }
  const doc = fillIn(file)
  expect(blocksIn(doc, HOME)).toHaveLength(2)
  expect(leaveOut(doc)).toEqual(file)
  const changed = leaveOut(removeBlock(doc, HOME, idAt(doc, HOME, 0)))
  expect(readSite(changed).problems).toEqual([])
  expect(Object.keys(changed.pages as object)).toEqual(['home', 'about'])
  expect(fillIn(changed)).toEqual(removeBlock(doc, HOME, idAt(doc, HOME, 0)))
})

test('BLOCK-06: typing is one step, and theirs is one step back from ours', () => {
  const doc = fillIn({ format: 1 })
  const typed = ['T', 'Ti', 'Tip'].reduce(
    (history, name) =>
      historyAfter(history, { type: 'did', doc: setOfSite(history.present, ['brand', 'name'], name), about: 'name' }),
    beginHistory(doc),
  )
  expect(typed.past).toHaveLength(1)
  const theirs = setOfSite(doc, ['brand', 'name'], 'Theirs')
  const ours = historyAfter(typed, { type: 'over', theirs })
  expect([ours.present, historyAfter(ours, { type: 'undo' }).present]).toEqual([typed.present, theirs])
})

test('BLOCK-06: differences are listed: blocks added, removed, moved and changed, and settings', () => {
  const first = divided()
  const [chips = '', banner = '', live = ''] = blocksIn(first, HOME).map(({ id }) => id)
  let second = addBlock(first, HOME, 0, { id: 'hello', kind: 'content.label', props: { text: { en: 'Hello' } } })
  second = removeBlock(second, HOME, chips)
  second = moveBlock(second, HOME, live, HOME, 0)?.doc ?? second
  second = setOfBlock(second, HOME, banner, ['props', 'layout'], 'slider')
  second = setOfSite(second, ['style', 'light', 'accent'], '#123456')
  const differences = differencesOf(first, second).map((one) => [
    one.kind,
    'id' in one ? one.id : 'path' in one ? one.path : '',
  ])
  expect(differences.sort()).toEqual(
    [
      ['added', 'hello'],
      ['removed', chips],
      ['moved', live],
      ['changed', banner],
      ['setting', 'style.light.accent'],
    ].sort(),
  )
  expect(differencesOf(first, first)).toEqual([])
})

test('BLOCK-06: what belongs to a page is there once, can be added again, and is nowhere else', () => {
  const label = { id: 'hello', kind: 'content.label', props: { text: { en: 'Hello' } } } as const
  const begin = addBlock(fillIn({ format: 1 }), HOME, 0, label)
  const kinds = (doc: SiteDoc) => blocksIn(doc, HOME).map(({ kind }) => kind)
  expect(kinds(begin)).toEqual(['content.label', 'home.top-matches', 'home.events'])
  expect(mayBeAdded(begin, 'home.events', HOME)).toBe(false)
  expect(duplicateBlock(begin, HOME, 'home-events')).toBe(begin)
  const without = removeBlock(begin, HOME, 'home-events')
  expect(kinds(without)).toEqual(['content.label', 'home.top-matches'])
  const file = leaveOut(without)
  expect(readSite(file).problems).toEqual([])
  expect(fillIn(file)).toEqual(without)
  expect(mayBeAdded(without, 'home.events', HOME)).toBe(true)
  for (const page of ['racing', '/own', null])
    expect(mayBeAdded(without, 'home.events', { page, placement: page === null ? 'header' : 'content' })).toBe(false)
})

test('BLOCK-06: a file of an older release is edited as the blocks that it means', () => {
  const content = [
    { id: 'line', kind: 'divider' },
    { id: 'page-body', kind: 'page.body' },
  ]
  const doc = fillIn({ format: 1, pages: { racing: { placements: { content } } } })
  const racing: Where = { page: 'racing', placement: 'content' }
  expect(blocksIn(doc, racing).map(({ kind }) => kind)).toEqual(['divider', 'racing.meetings'])
  expect(readSite(leaveOut(doc)).problems).toEqual([])
})
