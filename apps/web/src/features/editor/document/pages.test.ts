import { readSite } from '@touchline/contract/site-file'
import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'
import { addPage, addressFault, movePage, pageOf, pagesOf, removePage, setOfPage } from './pages.ts'
import { fillIn, leaveOut } from './site-doc.ts'

const EMPTY = fillIn({ format: 1 })
const SUMMER = addPage(EMPTY, '/summer', { en: 'Summer' })

test('ROUTE-05, BLOCK-06: a page is added with its address and title, and can be published as it comes', () => {
  expect(pagesOf(SUMMER)).toContain('/summer')
  const { site, problems } = readSite(leaveOut(SUMMER))
  expect(problems).toEqual([])
  expect(site?.customPages[0]?.seo.title).toEqual({ en: 'Summer' })
  expect(differencesOf(EMPTY, SUMMER)).toContainEqual({ kind: 'page-added', page: '/summer' })
})

test('ROUTE-05: an address that is none, of the product, or taken is refused with the reason', () => {
  const doc = { ...SUMMER, redirects: [{ from: '/old', to: '/summer' }] }
  for (const path of ['summer', '/', '/Summer', '/a b', '/a/b/c/d/e', '//evil', `/${'x'.repeat(121)}`, '/..'])
    expect(addressFault(doc, path), path).toBe('format')
  for (const path of ['/live', '/football', '/football/england', '/users/sign-in', '/editor', '/404'])
    expect(addressFault(doc, path), path).toBe('product')
  for (const path of ['/summer', '/old']) expect(addressFault(doc, path), path).toBe('repeated')
  expect(addressFault(doc, '/winter/games')).toBeNull()
})

test('BLOCK-06: pages below a page follow it to another address, and stay as separate pages once it is removed', () => {
  const below = setOfPage(addPage(SUMMER, '/camp', { en: 'Camp' }), '/camp', ['parent'], '/summer')
  const moved = movePage(below, '/summer', '/winter')
  expect(pageOf(moved, '/camp').parent).toBe('/winter')
  expect(readSite(leaveOut(moved)).problems).toEqual([])
  const removed = removePage(moved, '/winter')
  expect(pageOf(removed, '/camp').parent).toBeUndefined()
  expect(readSite(leaveOut(removed)).problems).toEqual([])
})

test('SEO-01, BLOCK-03: pages of the product and of the site have texts for search engines, and their own looks', () => {
  for (const page of ['home', '/summer']) {
    const titled = setOfPage(SUMMER, page, ['seo', 'title', 'de'], 'Sommer')
    const doc = setOfPage(
      setOfPage(titled, page, ['index'], false),
      page,
      ['styleOverrides', 'light', 'accent'],
      '#123456',
    )
    expect(pageOf(doc, page)).toMatchObject({ index: false, styleOverrides: { light: { accent: '#123456' } } })
    const changed = differencesOf(SUMMER, doc).flatMap((one) => ('path' in one ? [one.path] : []))
    expect(changed.map((path) => path.replace(`pages.${page}.`, '')).toSorted()).toEqual([
      'index',
      'seo.title.de',
      'styleOverrides.light.accent',
    ])
  }
})
