import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

const items = Array.from({ length: 23 }, (_, i) => i)

test('CAT-09: pages follow each other without gap or overlap until page equals last_page', () => {
  const seen: number[] = []
  let page = 1
  for (let last = 1; page <= last; page++) {
    const { items: part, pagination } = pageOf(items, { page, limit: 10 })
    seen.push(...part)
    last = pagination.last_page
    expect(pagination).toEqual({ total: 23, page, limit: 10, last_page: 3 })
  }
  expect(seen).toEqual(items)
})

test('CAT-09: a page behind the last is empty, an empty list has one page', () => {
  expect(pageOf(items, { page: 9, limit: 10 }).items).toEqual([])
  expect(pageOf([], {}).pagination).toEqual({ total: 0, page: 1, limit: 50, last_page: 1 })
})
