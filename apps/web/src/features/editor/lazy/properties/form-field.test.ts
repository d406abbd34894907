import { pageForm } from '@touchline/contract/site-file'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { demoServices, PageFrame } from '../../../../gallery/PageFrame.tsx'
import { englishTexts } from '../../../../testing/english.ts'
import { inEditor } from '../../testing/demo-editor.tsx'
import { SitePanel } from '../settings/SitePanel.tsx'
import { FormMembers } from './FormField.tsx'
import { Properties } from './Properties.tsx'

function drawn(children: ReactNode): string {
  const problems: string[] = []
  const services = demoServices(englishTexts(), (problem) => problems.push(problem))
  const html = renderToString(PageFrame({ services, children }))
  expect(problems).toEqual([])
  return html.replaceAll(/<!--.*?-->/g, '')
}

/** The properties of one block of the home page. */
const propertiesOf = (kind: string, props: object) =>
  drawn(
    inEditor(
      createElement(Properties),
      { pages: { home: { placements: { content: [{ id: 'one', kind, props }] } } } },
      { where: { page: 'home', placement: 'content' }, id: 'one' },
    ),
  )

const filled = (html: string) => [...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value)
/** The links of the footer as the panel of the site shows them. */
function footerOf(file: Record<string, unknown>) {
  const html = drawn(inEditor(createElement(SitePanel), file))
  const [list] = html.slice(html.indexOf('<legend>Footer</legend>')).split('Add to Links')
  return filled(list ?? '').filter((value) => value?.startsWith('/'))
}

test('BLOCK-05 BLOCK-06: the list of footer links begins with those that the site has, and is empty where its file says so', () => {
  expect(footerOf({})).toEqual(['/about', '/general-rules'])
  expect(footerOf({ footer: { links: [{ link: '/live' }] } })).toEqual(['/live'])
  expect(footerOf({ footer: { links: [] } })).toEqual([])
})

test('BLOCK-06: an icon is chosen among those of the product, and one that it does not have is named as that', () => {
  const icons = (icon: string) => propertiesOf('speed-dial', { items: [{ link: '/live', icon }] })
  expect(icons('live')).toMatch(/<option value="live" selected="">live<\/option>/)
  expect(icons('live')).toContain('<svg')
  expect(icons('rocket')).toMatch(/<option value="rocket" selected="">rocket \(not there any more\)<\/option>/)
  expect(filled(icons('rocket'))).not.toContain('rocket')
})

test('BLOCK-06: match, league and jackpot are chosen by name, never typed as a number', () => {
  for (const [kind, props] of [
    ['prediction', { matchId: 7 }],
    ['jackpot-card', { jackpotId: 7 }],
    ['content.page-banner', { items: [{ kind: 'league', tournamentId: 7 }] }],
  ] as const) {
    const html = propertiesOf(kind, props)
    expect(html, kind).toMatch(/<option value="7" selected="">7 \(not there any more\)<\/option>/)
    expect(html, kind).not.toMatch(/<input[^>]* value="7"/)
  }
})

test('BLOCK-06: a choice that is not made says so', () => {
  const context = { locales: ['en'], wrong: new Map(), set: () => {} }
  const members = pageForm().filter(({ field }) => field.type === 'choice')
  const html = drawn(inEditor(createElement(FormMembers, { members, value: {}, path: [], context })))
  expect(html).toMatch(/<option value="" selected="">Not set<\/option>/)
  expect(html).not.toMatch(/<option[^>]*>Nothing<\/option>/)
})
