import { ageOn, type SignUpField, signUpRules } from '@touchline/betting'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { PlatformParts } from '../parts.ts'
import { type Person, type PersonDetails, readPerson } from './person.ts'

export interface Applicant {
  readonly details: PersonDetails
  readonly currency: string
  /** Where they live; null where that is not known. */
  readonly country: string | null
  /** The country the request comes from; null if unknown. */
  readonly comesFrom: string | null
  /** What they are reached by, where it is a number. */
  readonly phone?: string | undefined
  /** What the fields are called in details, before their own names. */
  readonly path: string
}

/** Whether a person may have an account, by the rules of their home. @returns the refusal, or the data that is kept */
export async function admitPerson(
  { clock, currencies, blockedCountries }: Pick<PlatformParts, 'clock' | 'currencies' | 'blockedCountries'>,
  { details: entered, currency, country, comesFrom, phone, path }: Applicant,
): Promise<Refusal | { readonly person: Person }> {
  if (!currencies.has(currency)) return refuse('currency_not_offered')
  const blocked = await blockedCountries('signUp')
  if ([country, comesFrom].some((code) => code !== null && blocked.includes(code))) return refuse('country_blocked')
  const { minimumAge, required } = signUpRules(country)
  // Who signs up by a number can be reached by it.
  const given = { ...entered, mobile_phone: entered.mobile_phone ?? phone }
  const missing: (SignUpField | 'country')[] = required.filter((field) => given[field] === undefined)
  if (country === null) missing.unshift('country')
  if (missing.length > 0) {
    const details = missing.map((field) => ({
      path: `${path}.${field}`,
      message: field === 'country' ? 'Asked for everywhere' : 'Asked for in this country',
    }))
    return refuse('sign_up_fields_missing', { details })
  }
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  if (entered.born_on !== undefined && ageOn(entered.born_on, today) < minimumAge) return refuse('too_young')
  const read = readPerson(entered, country, null)
  return typeof read === 'string' ? refuse(read) : read
}
