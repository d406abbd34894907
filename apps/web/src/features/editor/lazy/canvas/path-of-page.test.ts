import { PAGE_KEYS } from '@touchline/contract/site'
import { expect, test } from 'vitest'
import { matchRoute } from '../../../../navigation/index.ts'
import { aMatchToCome } from '../../../../testing/catalogue.ts'
import { pathOfPage } from './path-of-page.ts'

test('BLOCK-06: every page of the product has an address in the editor that is of this page and no other', () => {
  for (const key of PAGE_KEYS) expect(matchRoute(pathOfPage(key, aMatchToCome()) ?? '').page, key).toBe(key)
  expect(pathOfPage('/summer-of-sport', undefined)).toBe('/summer-of-sport')
  expect(pathOfPage('event', undefined)).toBeNull()
})
