import { expect, test } from 'vitest'
import { addCounts, moreThan, privateWordsIn } from './private-words.ts'

test('private words are counted in prose, names and titles, also across a line break', () => {
  expect(privateWordsIn('// Whoever is told what\n   * became of it\nconst toldProblems = 1')).toEqual({
    whoever: 1,
    told: 2,
    'became of': 1,
  })
})

test('parts of other words are not counted', () => {
  expect(privateWordsIn('unheard, understanding, notwithstanding, unusual, outstanding')).toEqual({})
})

test('a folder may have fewer private words than before, never more', () => {
  const now = addCounts({ told: 2 }, { told: 1, usual: 1 })
  expect(moreThan({ told: 3, usual: 4 }, now)).toEqual([])
  expect(moreThan({ told: 2 }, now)).toEqual([
    ['told', 3, 2],
    ['usual', 1, 0],
  ])
})
