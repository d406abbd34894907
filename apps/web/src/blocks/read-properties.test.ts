import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BLOCK_KINDS, BLOCK_PLACEMENTS } from '@touchline/contract/site-blocks'
import { blockForm, pageForm, siteForm } from '@touchline/contract/site-file'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')

/** Code of a folder without its comments; words in those are no readers. */
function codeOf(folder: string, isIn: (file: string) => boolean = () => true): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|demo)\.|generated/.test(file) && isIn(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
}

/** Whether a property is read: taken from an object, or out of one. */
const isRead = (code: readonly string[], name: string) =>
  code.some((text) => new RegExp(`[.]${name}\\b(?!\\s*\\()|\\{[^{}]*\\b${name}\\b[^{}]*\\}`).test(text))

const BLOCKS = 'apps/web/src/blocks'
const PLACEMENTS = 'apps/web/src/placements'
/** Code shared by blocks of several kinds, and code that gets all properties of one. */
const PARTS = codeOf(`${BLOCKS}/parts`, (file) => !/EventsBlock|Answer|Tiles/.test(file))
/** What requests leagues is given the properties of the block as they are. */
const LEAGUES = codeOf('apps/web/src/features/catalogue', (file) => /league/i.test(file))

test('BLOCK-01: every property of every kind of block is read by what draws it, in pages and around them', () => {
  const around = codeOf(PLACEMENTS)
  const unread = BLOCK_KINDS.flatMap((kind) => {
    const own = codeOf(BLOCKS, (file) => file.startsWith(`${kind}/`))
    const beside = around.filter((text) => text.includes(`'${kind}'`))
    const isOfPages = BLOCK_PLACEMENTS[kind].includes('content')
    const code = isOfPages
      ? [...own, ...PARTS]
      : [...beside, ...around.filter((text) => text.includes('MenuEntry')), ...LEAGUES]
    // A kind with a form of its own around pages reads the same properties there.
    const isBoth = isOfPages && beside.some((text) => text.includes(`AroundView<'${kind}'>`))
    return blockForm(kind).flatMap(({ name }) => {
      const places = [code, ...(isBoth ? [beside] : [])]
      return places.every((one) => isRead(one, name)) ? [] : [`${kind}.${name}`]
    })
  })
  expect(unread).toEqual([])
  // What nothing reads is found.
  expect(isRead([...codeOf(BLOCKS, (file) => file.startsWith('top-events/')), ...PARTS], 'groupBy')).toBe(false)
})

test('BLOCK-03: every setting of a site and of a page is read by what it is a setting of', () => {
  const code = [
    ...codeOf('apps/web/src', (file) => !file.startsWith('features/editor') && !file.startsWith('testing')),
    ...codeOf('apps/book/src', (file) => !file.startsWith('testing')),
    ...codeOf('packages/contract/src/site', (file) =>
      /resolve|check-site|style-sheet|contrast|read-site|placed/.test(file),
    ),
  ]
  const unread = [...siteForm(), ...pageForm()].map(({ name }) => name).filter((name) => !isRead(code, name))
  expect([...new Set(unread)]).toEqual([])
})
