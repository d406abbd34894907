import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { countryOfPhone, mobileCountryOf, readPhoneNumber } from './phone-number.ts'

test('PLAYER-02: the country of a number is the one whose numbers look so, among those that share a calling code too', () => {
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

const mobile = fc
  .constantFrom(...getCountries())
  .map((country) => getExampleNumber(country, examples))
  .filter((number) => number !== undefined)
  // As ever, a login has eight digits at least: the shorter numbers of some islands are none.
  .filter(({ number }) => number.length > 8)

test('PLAYER-02: a number in international form stays as it is, and is read however it is spaced', () => {
  fc.assert(
    fc.property(mobile, (number) => {
      expect(readPhoneNumber(number.number)).toBe(number.number)
      expect(readPhoneNumber(number.formatInternational())).toBe(number.number)
      expect(readPhoneNumber(number.number.replace('+', '00'))).toBe(number.number)
    }),
    { numRuns: 300 },
  )
})

test('PLAYER-02: only numbers that can be a mobile phone of a country are sent text messages', () => {
  for (const [phone, country] of Object.entries({
    '+4915112345678': 'DE',
    '+447400123456': 'GB',
    '+12125550100': 'US',
    '+436641234567': 'AT',
    '+493012345678': null,
    '+499001234567': null,
    '+449098765432': null,
    '+19002345678': null,
    '+881612345678': null,
    '+870773111632': null,
    '+882161234567': null,
    '+883510001234567': null,
    '+979123456789': null,
    '+80012345678': null,
    '+18002345678': null,
  }))
    expect([phone, mobileCountryOf(phone)]).toEqual([phone, country])
})

test('PLAYER-02: numbers that cost more, are unassigned or hide another one are sent nothing, however they are written', () => {
  const texts = {
    personal: ['+44 70 1234 5678', '+1 500 555 0123', '+1 533 234 5678', '+878 10 1234567890'],
    premium: [
      '+39 899 123456',
      '+33 899 12 34 56',
      '+34 803 123 456',
      '+31 900 1234567',
      '+358 600 12345',
      '+7 809 123 45 67',
    ],
    shared: ['+808 12345678', '+1 976 555 0123', '+1 710 555 0123', '+1 456 555 1234', '+8816 1234 5678'],
    pager: ['+44 7640 123456'],
    unassigned: ['+991 123456789', '+888 123456789'],
    hidden: ['+4915123456789 ext 5', 'tel:+4915123456789', '+4915123456789;phone-context=+979', '+49151٢٣٤٥٦٧٨٩'],
  }
  for (const text of Object.values(texts).flat()) {
    const phone = readPhoneNumber(text)
    expect([text, phone === null ? null : mobileCountryOf(phone)]).toEqual([text, null])
  }
})

test('PLAYER-02: a length that the country does not have is refused', () => {
  for (const phone of [
    '+1212555010',
    '+121255501000',
    '+4366',
    '+3361234567',
    '+336123456789',
    '+4915112345678901',
    '+9990000000',
  ])
    expect([phone, readPhoneNumber(phone)]).toEqual([phone, null])
})
