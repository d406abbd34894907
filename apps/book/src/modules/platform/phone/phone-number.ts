import { lazily } from '../../../kernel/lazily.ts'

const library = lazily<typeof import('libphonenumber-js/max')>('libphonenumber-js/max')

/** E.164. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/

/**
 * Reads a phone number as people write it, with its country code: `+49 (151) 123-45 678`, or with 00 in place of the
 * plus.
 * @returns the number in international form (E.164); null where its country has no number of this length
 */
export function readPhoneNumber(text: string): string | null {
  const bare = text.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  if (!INTERNATIONAL.test(bare)) return null
  const read = library().parsePhoneNumberFromString(bare)
  return read?.isPossible() === true && INTERNATIONAL.test(read.number) ? read.number : null
}

/**
 * ISO 3166 code of the country that a mobile number is of; null where it is none: a landline, a premium service, a
 * satellite.
 */
export function mobileCountryOf(phone: string): string | null {
  const read = library().parsePhoneNumberFromString(phone)
  if (read === undefined || !read.isValid()) return null
  const type = read.getType()
  // Some countries, the United States among them, do not distinguish mobile numbers from others.
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? (read.country ?? null) : null
}

/**
 * ISO 3166 code of the country of a number in international form; the main one of those that share its calling code
 * where the number is none's. Null where no country has the code.
 */
export function countryOfPhone(phone: string): string | null {
  const read = library().parsePhoneNumberFromString(phone)
  return read?.country ?? read?.getPossibleCountries()[0] ?? null
}
