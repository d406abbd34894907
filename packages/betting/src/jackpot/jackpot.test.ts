import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDraw } from '../bonus/draw/index.ts'
import { contributionOf, type JackpotLevel, levelFault, POOL_PARTS, weightsOf } from './level.ts'
import { drawSubject, playLevel, poolAmount } from './play.ts'
import { type EnteringBet, type JackpotEntryTerms, takesPart } from './takes-part.ts'

const SUBUNITS = 100
const SEED = '5c'.repeat(32)
const MINI: JackpotLevel = { seedAmount: 5_00n, sharePpm: 5_000, oneIn: 200, countedStake: 100_00n, hitBy: null }

const levels: fc.Arbitrary<JackpotLevel> = fc
  .record({
    seedAmount: fc.bigInt(1n, 100_000n),
    sharePpm: fc.nat(100_000),
    oneIn: fc.integer({ min: 2, max: 500 }),
    hitBy: fc.option(fc.bigInt(1n, 50_000n)),
  })
  .map(({ hitBy, ...level }) => ({
    ...level,
    countedStake: BigInt(level.oneIn) * BigInt(SUBUNITS) - 1n,
    hitBy: hitBy === null ? null : level.seedAmount + hitBy,
  }))
const stakes = fc.array(fc.bigInt(1n, 20_000n), { minLength: 1, maxLength: 200 })

describe('BONUS-04: an amount by which it is hit is one: the bet that reaches it wins, for every draw', () => {
  test('BONUS-04: a pool never pays more than it holds, and not a millionth of a subunit appears or is lost', () => {
    fc.assert(
      fc.property(levels, stakes, fc.nat(30), (level, all, dueAt) => {
        const draw = createDraw(SEED)
        let pool = level.seedAmount * POOL_PARTS
        let put = pool
        let paid = 0n
        for (const [n, stake] of all.entries()) {
          const play = { stake, subject: `bet ${n}`, subunits: SUBUNITS, isDue: n === dueAt }
          const before = pool
          const outcome = playLevel(level, pool, play, draw)
          pool = outcome.pool
          put += outcome.contribution
          if (outcome.prize === null) {
            expect(pool).toBe(before + outcome.contribution)
            continue
          }
          expect(outcome.prize * POOL_PARTS).toBeLessThanOrEqual(before + outcome.contribution)
          expect(poolAmount(pool)).toBe(level.seedAmount)
          put += level.seedAmount * POOL_PARTS
          paid += outcome.prize * POOL_PARTS
        }
        expect(pool + paid).toBe(put)
      }),
    )
  })

  test('BONUS-04: contributions below a subunit are carried until they make one', () => {
    // Half a percent of 10 cents is a twentieth of a cent.
    let pool = MINI.seedAmount * POOL_PARTS
    const play = { stake: 10n, subject: 'bet', subunits: SUBUNITS, isDue: false }
    for (let n = 0; n < 19; n++) pool = playLevel(MINI, pool, play, () => 1).pool
    expect(poolAmount(pool)).toBe(5_00n)
    expect(poolAmount(playLevel(MINI, pool, play, () => 1).pool)).toBe(5_01n)
  })

  test('BONUS-04: one hit empties the level to its seed amount, the own contribution included', () => {
    const play = { stake: 10_00n, subject: 'bet', subunits: SUBUNITS, isDue: false }
    const { prize, pool, contribution } = playLevel(MINI, 7_50n * POOL_PARTS, play, () => 0)
    expect([prize, poolAmount(pool), contribution]).toEqual([7_55n, 5_00n, 5_000_000n])
  })

  test('BONUS-04: a level is hit as often as its chance', () => {
    const level = { ...MINI, hitBy: 8_00n }
    const play = { stake: 10_00n, subject: 'bet', subunits: SUBUNITS, isDue: false }
    expect(playLevel(level, 7_94n * POOL_PARTS, play, () => 1).prize).toBeNull()
    expect(playLevel(level, 7_95n * POOL_PARTS, play, () => 1)).toMatchObject({ prize: 8_00n, wasDue: true })
  })
})

describe('chances', () => {
  test('BONUS-04: the chance of a stake is in proportion to it, up to the counted stake', () => {
    fc.assert(
      fc.property(levels, fc.bigInt(1n, 10_000n), fc.bigInt(1n, 10_000n), (level, a, b) => {
        const [one, miss] = weightsOf(level, a, SUBUNITS)
        expect(one + miss).toBe(level.oneIn * SUBUNITS)
        if (a + b > level.countedStake) return
        expect(weightsOf(level, a + b, SUBUNITS)[0]).toBe(one + weightsOf(level, b, SUBUNITS)[0])
        expect(contributionOf(level, a + b)).toBe(contributionOf(level, a) + contributionOf(level, b))
      }),
    )
    expect(weightsOf(MINI, 1_00n, SUBUNITS)).toEqual([100, 19_900])
    expect(weightsOf(MINI, 500_00n, SUBUNITS)).toEqual([10_000, 10_000])
  })

  test('an invalid amount has a reason', () => {
    const draw = createDraw(SEED)
    const BETS = 50_000
    let hits = 0
    for (let betId = 0; betId < BETS; betId++) {
      const subject = drawSubject({ jackpotId: 1, levelCode: 'mini', betId, clientKey: 'key' })
      const play = { stake: 2_00n, subject, subunits: SUBUNITS, isDue: false }
      if (playLevel(MINI, MINI.seedAmount * POOL_PARTS, play, draw).prize !== null) hits++
    }
    // 2.00 of 200.00: one in 100, give or take five standard deviations.
    const deviation = Math.sqrt(BETS * 0.01 * 0.99)
    expect(Math.abs(hits - BETS / 100)).toBeLessThan(5 * deviation)
  })
})

test.each<[string, Partial<JackpotLevel>]>([
  ['it begins with nothing', { seedAmount: 0n }],
  ['its share is not from 0 to 10 %', { sharePpm: 100_001 }],
  ['its share is not from 0 to 10 %', { sharePpm: 0.5 }],
  ['its chance is none', { oneIn: 0 }],
  ['a counted stake would win for certain', { countedStake: 200_00n }],
  ['no stake counts', { countedStake: 0n }],
  ['it would be hit as soon as it begins', { hitBy: 5_00n }],
])('BONUS-04: a level is not offered where %s', (fault, change) => {
  expect(levelFault(MINI, SUBUNITS)).toBeNull()
  expect(levelFault({ ...MINI, ...change }, SUBUNITS)).toBe(fault)
})

describe('which bets take part', () => {
  const TERMS: JackpotEntryTerms = {
    currency: 'EUR',
    minStake: 1_00n,
    minOdds: 15_000,
    betTypes: ['single', 'combo'],
    matchStatus: null,
    sportKeys: [],
  }
  const BET: EnteringBet = {
    type: 'combo',
    currency: 'EUR',
    stake: 1_00n,
    legs: [
      { odds: 15_000, isLive: false, sportKey: 'football' },
      { odds: 30_000, isLive: true, sportKey: 'tennis' },
    ],
  }

  test.each<[string, Partial<JackpotEntryTerms>, Partial<EnteringBet>, boolean]>([
    ['all conditions are met', {}, {}, true],
    ['another currency', {}, { currency: 'USD' }, false],
    ['too small a stake', {}, { stake: 99n }, false],
    ['odds of one selection too low', { minOdds: 15_001 }, {}, false],
    ['another type of bet', {}, { type: 'system' }, false],
    ['every type, where none is named', { betTypes: [] }, { type: 'system' }, true],
    ['a live event, where none may be', { matchStatus: 'prematch' }, {}, false],
    ['an event of another sport', { sportKeys: ['football'] }, {}, false],
    ['events of the sports named', { sportKeys: ['football', 'tennis'] }, {}, true],
  ])('BONUS-04: %s', (_, terms, bet, isIn) => {
    expect(takesPart({ ...TERMS, ...terms }, { ...BET, ...bet })).toBe(isIn)
  })
})
