import { expect, test } from 'vitest'
import { blockForm, starterBlock } from './block-form.ts'
import { BLOCK_KINDS, BLOCK_PLACEMENTS, mayStandOn } from './block-words.ts'
import { STORED_BLOCKS, type StoredBlock } from './blocks/index.ts'
import { readSite } from './read-site.ts'
import { pageForm, siteForm } from './settings-form.ts'
import { PAGE_KEYS } from './words.ts'

test('BLOCK-06: every kind of block has a form made of its schema, with its limits, choices and default values', () => {
  for (const kind of BLOCK_KINDS) expect(blockForm(kind), kind).toBeInstanceOf(Array)
  const members = blockForm('prematch-events')
  const member = (name: string) => members.find((one) => one.name === name)
  expect(member('limit')).toEqual({
    name: 'limit',
    field: { type: 'number', least: 1, most: 200 },
    fallback: 60,
    isRequired: false,
  })
  expect(member('groupBy')?.field).toEqual({ type: 'choice', values: ['league', 'day', 'none'] })
  expect(member('title')?.field).toEqual({ type: 'text', kind: 'local' })
  expect(member('sportKeys')?.field.type).toBe('set')
  const [banner] = blockForm('content.page-banner').filter(({ name }) => name === 'items')
  expect(banner?.field).toMatchObject({ type: 'list', least: 1, most: 12, of: { type: 'variants', by: 'kind' } })
  const button = blockForm('content.button')
  expect(button.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['label', true],
    ['link', true],
    ['look', false],
  ])
  expect(button[1]?.field).toEqual({ type: 'text', kind: 'link' })
})

test('BLOCK-06: a new block of any kind can be published as it comes', () => {
  for (const kind of BLOCK_KINDS) {
    const block = starterBlock(kind, 'new', { en: 'New text' }) as StoredBlock
    expect(STORED_BLOCKS[kind], kind).toBeDefined()
    const [placement = 'content'] = BLOCK_PLACEMENTS[kind]
    const file =
      placement === 'content'
        ? {
            format: 1,
            pages: {
              [PAGE_KEYS.find((key) => mayStandOn(kind, key)) ?? 'about']: { placements: { content: [block] } },
            },
            frameSources: [],
          }
        : { format: 1, placements: { [placement]: [block] } }
    expect(readSite(file).problems, kind).toEqual([])
  }
})

test('BLOCK-06: every setting of a site and of a page has a form: redirects, flags, labels, help links, words', () => {
  const member = (name: string) => [...siteForm(), ...pageForm()].find((one) => one.name === name)?.field
  expect(member('redirects')).toMatchObject({
    type: 'list',
    most: 500,
    of: {
      type: 'group',
      members: [{ name: 'from' }, { name: 'to' }, { field: { values: ['301', '302', '307'], areNumbers: true } }],
    },
  })
  expect(member('features')).toMatchObject({ type: 'group', members: expect.any(Array) })
  expect(member('messages')).toMatchObject({ type: 'map', of: { type: 'map' } })
  expect(member('labels')).toMatchObject({
    members: expect.arrayContaining([expect.objectContaining({ name: 'signIn' })]),
  })
  expect(member('isLocaleRequired')).toEqual({ type: 'switch' })
  expect(member('seo')).toMatchObject({ type: 'group' })
})
