import { expect, test } from 'vitest'
import { aMatch } from '../../testing/catalogue.ts'
import { listingColumns } from './columns.ts'
import { isSameRow } from './same-row.ts'

const match = aMatch()
const row = (change: object = {}) => ({
  match: { ...match, ...change },
  columns: listingColumns([match]),
  isMade: true,
})

test('CAT-03: a list requested again renders no row in which only prices, score and clock moved', () => {
  expect(isSameRow(row(), row())).toBe(true)
  expect(isSameRow(row(), row({ version: 9_999, available_markets: 3, statistics: null, top_markets: [] }))).toBe(true)
})

test('CAT-03: it renders a row whose names, marks or columns are others', () => {
  expect(isSameRow(row(), row({ competitors: structuredClone(match.competitors) }))).toBe(false)
  expect(isSameRow(row(), row({ has_video: !match.has_video }))).toBe(false)
  expect(isSameRow({ ...row(), isMade: false }, row())).toBe(false)
  const [first, ...rest] = row().columns
  if (!first) throw new Error('A match has columns.')
  expect(isSameRow(row(), { ...row(), columns: rest })).toBe(false)
  expect(isSameRow(row(), { ...row(), columns: [{ ...first, cells: first.cells + 1 }, ...rest] })).toBe(false)
})
