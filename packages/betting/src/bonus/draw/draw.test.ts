import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitmentOf, createDraw, type DrawRecord, faultOfDraw } from './draw.ts'

const SEED = 'f1'.repeat(32)
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const weightLists = fc
  .array(fc.nat(2 ** 40), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0))

/** The rule of the docstring, implemented again with the platform's own hash and unbounded numbers. */
function drawnByTheRule(seed: string, subject: string, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const limit = 2n ** 53n - (2n ** 53n % total)
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${subject}#${block}`).digest()
    for (let at = 0; at < 32; at += 8) {
      const number = bytes.readBigUInt64BE(at) >> 11n
      if (number >= limit) continue
      let left = number % total
      for (const [place, weight] of weights.entries()) {
        left -= BigInt(weight)
        if (left < 0n) return place
      }
    }
  }
}

test('BONUS-01: a million boxes match their chances', () => {
  fc.assert(
    fc.property(seeds, fc.string(), weightLists, (seed, subject, weights) => {
      expect(createDraw(seed)(subject, weights)).toBe(drawnByTheRule(seed, subject, weights))
      expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
    }),
  )
})

test('BONUS-04: numbers that would favour an outcome are passed over', () => {
  // Of 2^53 numbers, about a third are above the only whole multiple of this sum.
  const weights = [2 ** 52 + 2 ** 50, 2 ** 50]
  for (let n = 0; n < 200; n++) {
    expect(createDraw(SEED)(`long ${n}`, weights)).toBe(drawnByTheRule(SEED, `long ${n}`, weights))
  }
})

test('BONUS-04: draws of stated seeds never change', () => {
  expect(commitmentOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'))
  const draw = createDraw(SEED)
  const drawn = Array.from({ length: 24 }, (_, n) => draw(`box ${n}`, [600, 300, 90, 10]))
  expect(drawn.join('')).toBe('000110100101200100110021')
})

/** Upper bounds of chi-square that a true source passes once in a million. */
const ONCE_IN_A_MILLION = new Map([
  [1, 23.93],
  [4, 33.38],
  [5, 35.89],
])

test.each([
  ['a hundred thousand of five prizes', 100_000, [50_000, 30_000, 15_000, 4_500, 500]],
  ['of one in three and two in three', 100_000, [1, 2]],
  ['of six equal sides', 100_000, [1, 1, 1, 1, 1, 1]],
])('BONUS-04: seeded draws are within the stated chances: %s', (_, draws, weights) => {
  const draw = createDraw(SEED)
  const counts = weights.map(() => 0)
  for (let n = 0; n < draws; n++) {
    const drawn = draw(`draw ${n}`, weights)
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const chiSquare = weights.reduce((sum, weight, place) => {
    const due = (draws * weight) / total
    return sum + ((counts[place] ?? 0) - due) ** 2 / due
  }, 0)
  expect(chiSquare).toBeLessThan(ONCE_IN_A_MILLION.get(weights.length - 1) ?? 0)
})

test('BONUS-04: a draw is proven by its record, and a record changed anywhere proves nothing', () => {
  fc.assert(
    fc.property(seeds, seeds, fc.string(), weightLists, (seed, other, subject, weights) => {
      fc.pre(seed !== other)
      const drawn = createDraw(seed)(subject, weights)
      const record: DrawRecord = { commitment: commitmentOf(seed), seed, subject, weights, drawn }
      expect(faultOfDraw(record)).toBeNull()
      expect(faultOfDraw({ ...record, seed: other })).toBe('other_seed')
      expect(faultOfDraw({ ...record, drawn: drawn + 1 })).toBe('other_outcome')
      expect(faultOfDraw({ ...record, seed: seed.toUpperCase().slice(1) })).toBe('malformed')
      expect(faultOfDraw({ ...record, weights: [...weights, 0.5] })).toBe('malformed')
    }),
  )
})

test.each([[[]], [[0, 0]], [[-1, 2]], [[1.5]], [[Number.MAX_SAFE_INTEGER, 1]]])(
  'BONUS-04: %j are no weights',
  (weights) => {
    expect(() => createDraw(SEED)('box', weights)).toThrow(RangeError)
  },
)

test('BONUS-04: a malformed seed draws nothing', () => {
  expect(() => createDraw('abc')).toThrow(RangeError)
  expect(() => createDraw(SEED)('Eimer für 5 €', [1, 1])).toThrow(RangeError)
  expect(() => commitmentOf(SEED.toUpperCase())).toThrow(RangeError)
})
