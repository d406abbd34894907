import { expect, test } from 'vitest'
import { ageOn, signUpRules } from './sign-up-rules.ts'

test('responses without a placement change nothing', () => {
  const known = ['first_name', 'last_name', 'born_on', 'street', 'postal_code', 'city']
  expect(signUpRules('GB')).toEqual({ minimumAge: 18, required: known })
  expect(signUpRules('SE')).toEqual({ minimumAge: 18, required: [...known, 'personal_number'] })
  expect(signUpRules('CA')).toEqual({ minimumAge: 19, required: [...known, 'mobile_phone'] })
  expect(signUpRules('GR')).toEqual({ minimumAge: 21, required: ['born_on'] })
  for (const country of ['DE', null]) expect(signUpRules(country)).toEqual({ minimumAge: 18, required: ['born_on'] })
})

test('PLAYER-01: a person is of age on their birthday and not the day before, on leap days too', () => {
  expect(ageOn('2008-11-22', '2026-11-21')).toBe(17)
  expect(ageOn('2008-11-22', '2026-11-22')).toBe(18)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})
