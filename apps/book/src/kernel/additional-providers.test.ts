import { expect, test } from 'vitest'
import { offeredProviders, readAdditionalProviders } from './additional-providers.ts'

test('CAT-08: both additional providers are on unless set otherwise; an empty list is none of them', () => {
  expect([...readAdditionalProviders(undefined)]).toEqual(['horse_racing', 'lotto'])
  expect([...readAdditionalProviders('lotto , ')]).toEqual(['lotto'])
  expect([...readAdditionalProviders('')]).toEqual([])
  expect(offeredProviders(readAdditionalProviders('lotto'))).toEqual([
    'betradar',
    'oddin',
    'betconstruct',
    'lsports',
    'lotto',
  ])
})

test('CAT-08: an unknown name ends the start with an error that lists the known ones', () => {
  expect(() => readAdditionalProviders('horse_racing,greyhounds')).toThrow(
    "ADDITIONAL_PROVIDERS names 'greyhounds'; it takes horse_racing,lotto, or nothing for none.",
  )
})
