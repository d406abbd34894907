import { readPersonalNumber } from '@touchline/betting'
import type { ErrorName } from '@touchline/contract/error-codes'
import { unseenIn } from '../../../kernel/unseen.ts'
import { isPersonName } from '../names.ts'
import { readPhone } from './login.ts'

/** Personal data as a visitor enters it; all of it may be absent. */
export interface PersonDetails {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  /** `2001-02-28`. */
  readonly born_on?: string | undefined
  readonly street?: string | undefined
  readonly postal_code?: string | undefined
  readonly city?: string | undefined
  readonly mobile_phone?: string | undefined
  readonly personal_number?: string | undefined
}

/** The same as it is kept: null where it was not given. */
export type Person = { readonly [F in keyof PersonDetails]-?: string | null }

/** An address is of letters, digits and what is between them, in any script. */
const ADDRESS = /^[\p{L}\d][\p{L}\p{M}\d .,'’#&/()ºª°№-]*$/u

const isAddress = (line: string | undefined) => line === undefined || (ADDRESS.test(line) && unseenIn(line) === null)

/**
 * Reads entered personal data.
 * @param country where they live
 * @param bornOn their day of birth, where it is known already
 * @returns why it cannot be, or what is kept of it
 */
export function readPerson(
  details: PersonDetails,
  country: string | null,
  bornOn: string | null,
): ErrorName | { readonly person: Person } {
  const { first_name, last_name, born_on, street, postal_code, city, mobile_phone, personal_number } = details
  if (!isPersonName(first_name) || !isPersonName(last_name)) return 'name_invalid'
  if (![street, postal_code, city].every(isAddress)) return 'address_invalid'
  const phone = mobile_phone === undefined ? null : readPhone(mobile_phone)
  if (mobile_phone !== undefined && phone === null) return 'phone_invalid'
  const number =
    personal_number === undefined ? null : readPersonalNumber(country, personal_number, born_on ?? bornOn ?? '')
  if (personal_number !== undefined && number === null) return 'personal_number_invalid'
  const person = {
    first_name: first_name ?? null,
    last_name: last_name ?? null,
    born_on: born_on ?? null,
    street: street ?? null,
    postal_code: postal_code?.toUpperCase() ?? null,
    city: city ?? null,
    mobile_phone: phone?.value ?? null,
    personal_number: number,
  }
  return { person }
}
