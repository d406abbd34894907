import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDraw } from './draw/index.ts'
import { boxesReached, boxSubject, contentsFault, mostOfBox, openBox, weightsOfBox } from './loot-box.ts'

const SEED = 'a7'.repeat(32)
const BOX = [
  { multiplier: 11_000, chance: '1/2' },
  { multiplier: 12_500, chance: '0.3' },
  { multiplier: 15_000, chance: '3/20' },
  { multiplier: 20_000, chance: '1/20' },
]
/** Upper bound of chi-square with three degrees of freedom that a true source passes once in a million. */
const ONCE_IN_A_MILLION = 30.67

const boxes = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 }).map((parts) => {
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, place) => ({ multiplier: 10_001 + place, chance: `${part}/${total}` }))
})

describe('a loot box', () => {
  test('BONUS-01: chances that are 1 together can be offered, and are exactly the weights of the draw', () => {
    expect([contentsFault(BOX), weightsOfBox(BOX), mostOfBox(BOX)]).toEqual([null, [10, 6, 3, 1], 20_000])
    fc.assert(
      fc.property(boxes, (contents) => {
        expect(contentsFault(contents)).toBeNull()
        const weights = weightsOfBox(contents)
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        for (const [place, { chance }] of contents.entries()) {
          const [n = 0, d = 1] = chance.split('/').map(Number)
          expect((weights[place] ?? 0) * d).toBe(n * total)
        }
      }),
    )
  })

  test.each([
    [[], 'there is nothing in it'],
    [[{ multiplier: 11_000, chance: 'often' }], 'chance 1 is no fraction'],
    [[{ multiplier: 11_000, chance: '0/4' }], 'chance 1 is not above 0'],
    [[{ multiplier: 11_000, chance: '1/1000003' }], 'chance 1 is too fine'],
    [[{ multiplier: 11_000, chance: '0.999' }], 'the chances are 999/1000 together, not 1'],
    [[{ multiplier: 10_000, chance: '1' }], 'something in it raises nothing'],
    [[BOX[0], BOX[0]].map((content) => content ?? { multiplier: 0, chance: '' }), 'the same is in it twice'],
    [
      [
        { multiplier: 11_000, chance: '1/999983' },
        { multiplier: 12_000, chance: '1/1009' },
        { multiplier: 13_000, chance: '1007981855/1008982847' },
      ],
      'chance 3 is too fine',
    ],
  ])('BONUS-01: each fault of a definition is reported: %#', (contents, fault) => {
    expect(contentsFault(contents)).toBe(fault)
  })

  test('ODDS-02: a half rounds up, for both signs, and nothing is off by more than a half', () => {
    const draw = createDraw(SEED)
    const weights = weightsOfBox(BOX)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const counts = weights.map(() => 0)
    const draws = 1_000_000
    for (let n = 0; n < draws; n++) {
      const place = draw(boxSubject({ boxId: n, clientKey: 'device-1' }), weights)
      counts[place] = (counts[place] ?? 0) + 1
    }
    const chiSquare = weights.reduce((sum, weight, place) => {
      const due = (draws * weight) / total
      return sum + ((counts[place] ?? 0) - due) ** 2 / due
    }, 0)
    expect(chiSquare).toBeLessThan(ONCE_IN_A_MILLION)
  })

  test('BONUS-01: the same box, opened by the same key, holds the same', () => {
    const subject = boxSubject({ boxId: 7, clientKey: 'device-12' })
    expect(subject).toBe('lootbox 7 device-12')
    expect(openBox(BOX, subject, createDraw(SEED))).toBe(openBox(BOX, subject, createDraw(SEED)))
  })

  test('BONUS-01: points give boxes one after the other', () => {
    expect(boxesReached([0, 20, 50], 0)).toEqual({ reached: 1, next: 20 })
    expect(boxesReached([0, 20, 50], 49)).toEqual({ reached: 2, next: 50 })
    expect(boxesReached([0, 20, 50], 50)).toEqual({ reached: 3, next: null })
  })
})
