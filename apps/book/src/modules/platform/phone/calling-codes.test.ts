import { expect, test } from 'vitest'
import { countryOfPhone } from './calling-codes.ts'

test('PLAYER-02: the country of a number is the one of the longest calling code that fits', () => {
  const countries = {
    '+4915112345678': 'DE',
    '+436641234567': 'AT',
    '+12125550100': 'US',
    '+14165550100': 'CA',
    '+18765550100': 'JM',
    '+79161234567': 'RU',
    '+77011234567': 'KZ',
    '+35312345678': 'IE',
    '+551199999999': 'BR',
    '+9990000000': null,
  }
  for (const [phone, country] of Object.entries(countries))
    expect([phone, countryOfPhone(phone)]).toEqual([phone, country])
})
