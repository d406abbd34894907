import { BLOCK_KINDS } from '@touchline/contract/site-blocks'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { demoServices, PageFrame } from '../../../../gallery/PageFrame.tsx'
import { englishTexts } from '../../../../testing/english.ts'
import { inEditor } from '../../testing/demo-editor.tsx'
import { Properties } from './Properties.tsx'

/** The form of a block as an operator sees it, with some properties. */
function formOf(kind: string, props: object): string {
  const problems: string[] = []
  const services = demoServices(englishTexts(), (problem) => problems.push(problem))
  const where = { page: 'home', placement: 'content' } as const
  const site = { pages: { home: { placements: { content: [{ id: 'one', kind, props }] } } } }
  const children = inEditor(createElement(Properties), site, { where, id: 'one' })
  const html = renderToString(PageFrame({ services, children }))
  expect(problems).toEqual([])
  return html.replaceAll(/<!--.*?-->/g, '')
}

test('BLOCK-06: an icon is chosen from those of the product, and one that it does not have is named as such', () => {
  const link = { label: { en: 'Go' }, link: '/live' }
  const known = formOf('menu.item', { ...link, icon: 'football' })
  expect(known).toMatch(/<option[^>]*value="football"[^>]*selected|selected[^>]*value="football"/)
  expect(known).not.toMatch(/<input[^>]*value="football"/)
  const unknown = formOf('menu.item', { ...link, icon: 'rocket' })
  expect(unknown).toMatch(/<option value="rocket" selected="">rocket \([^<]+\)<\/option>/)
})

test('BLOCK-06: a field without a choice says so, and never shows "Nothing"', () => {
  for (const kind of BLOCK_KINDS) expect(formOf(kind, {}), kind).not.toMatch(/>\s*(Nothing|undefined|null)\s*</)
})
