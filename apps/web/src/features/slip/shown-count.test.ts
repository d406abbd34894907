import { expect, test } from 'vitest'
import { shownCount } from './shown-count.ts'

test('CAT-09: badges tell up to forty selections, and of more that there are more', () => {
  expect([1, 39, 40, 41, 43].map(shownCount)).toEqual(['1', '39', '40', '40+', '40+'])
})
