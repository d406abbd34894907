import { expect, test } from 'vitest'
import { shownCount } from './shown-count.ts'

test('CAT-09: badges count up to forty selections, and show that there are more', () => {
  expect([1, 39, 40, 41, 43].map(shownCount)).toEqual(['1', '39', '40', '40+', '40+'])
})
