import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitChange } from './limit-change.ts'
import { jurisdictionOf, POLICIES } from './policies.ts'
import { JURISDICTIONS } from './policy.ts'

const AMOUNT = fc.option(fc.bigInt({ min: 1n, max: 10n ** 12n }))
const NOW = fc.nat(2_000_000_000_000)
const HOUR_MS = 3_600_000

test('SAFE-04: under every policy a stricter limit holds at once, a looser one never before its delay and second word', () => {
  fc.assert(
    fc.property(AMOUNT, AMOUNT, NOW, fc.constantFrom(...JURISDICTIONS), (present, wanted, now, jurisdiction) => {
      const policy = POLICIES[jurisdiction]
      const change = limitChange(present, wanted, now, policy)
      const isStricter = wanted !== null && (present === null || wanted < present)
      if (wanted === present) expect(change).toEqual({ kind: 'none' })
      else if (isStricter) expect(change).toEqual({ kind: 'at_once', amount: wanted })
      else {
        const confirmFrom = now + policy.loosenDelayMs
        const confirmUntil = policy.confirmWithinMs === null ? null : confirmFrom + policy.confirmWithinMs
        expect(change).toEqual({ kind: 'later', amount: wanted, confirmFrom, confirmUntil })
      }
    }),
  )
})

test('SAFE-04: a delay before a stricter limit leaves the old one until then, and needs no second word', () => {
  const policy = { ...POLICIES.default, tightenDelayMs: HOUR_MS }
  expect(limitChange(10n, 5n, 1_000, policy)).toEqual({
    kind: 'later',
    amount: 5n,
    confirmFrom: 1_000 + HOUR_MS,
    confirmUntil: null,
  })
})

test('SAFE-04: a looser limit waits a day, in Sweden three, and nowhere less', () => {
  const hours = JURISDICTIONS.map((name) => [name, POLICIES[name].loosenDelayMs / HOUR_MS])
  expect(Object.fromEntries(hours)).toEqual({ default: 24, uk: 24, ontario: 24, sweden: 72, denmark: 24, malta: 24 })
  for (const name of JURISDICTIONS) expect(POLICIES[name]).toMatchObject({ jurisdiction: name, tightenDelayMs: 0 })
})

test('SAFE-04: a player has the policy of the country they live in', () => {
  const countries = ['GB', 'ca', 'SE', 'DK', 'MT', 'AT', null]
  expect(countries.map(jurisdictionOf)).toEqual(['uk', 'ontario', 'sweden', 'denmark', 'malta', 'default', 'default'])
})
