import { createHmac } from 'node:crypto'
import { normalEmail, normalNames, normalWord } from './normal-name.ts'

/** The data that a person is recognised by. `name` includes the day of birth, and counts unless homes contradict it. */
export const KEY_KINDS = ['phone', 'email', 'personal_number', 'method', 'name', 'home'] as const
export type KeyKind = (typeof KEY_KINDS)[number]

/** The stored form of a particular: a hash that can only be made with the key. */
export interface PersonKey {
  readonly kind: KeyKind
  readonly hash: string
}

/** A home of a person, now or before. */
export interface Home {
  readonly postal_code: string | null
  readonly city: string | null
}

/** The known details of a player. */
export interface Particulars {
  readonly country: string | null
  readonly email: string | null
  /** In international form, verified or not. */
  readonly phones: readonly string[]
  readonly first_name: string | null
  readonly last_name: string | null
  /** `2001-02-28`. */
  readonly born_on: string | null
  readonly personal_number: string | null
  readonly homes: readonly Home[]
}

/** Grows when keys are made in another way: those that were made before are made again. */
const FORM = 1

export interface PersonKeys {
  /** Which keys are made: of this form, with this secret. */
  readonly form: string
  keysOf(person: Particulars): readonly PersonKey[]
  /** The key of a payment method. @param provider who issued the token */
  keyOfMethod(provider: string, token: string): PersonKey
}

/** @param secret keys the hashes; with another one no person is recognised until their keys are made again */
export function createPersonKeys(secret: string): PersonKeys {
  const hash = (kind: KeyKind, value: string) =>
    createHmac('sha256', secret).update(`${kind}\n${value}`).digest('base64url')
  const key = (kind: KeyKind, value: string): PersonKey => ({ kind, hash: hash(kind, value) })
  return {
    form: `${FORM}.${createHmac('sha256', secret).update('form').digest('base64url').slice(0, 12)}`,
    keyOfMethod: (provider, token) => key('method', `${provider}\n${token}`),
    keysOf({ country, email, phones, first_name, last_name, born_on, personal_number, homes }) {
      const names = born_on === null ? [] : normalNames(first_name ?? '', last_name ?? '')
      const isNamed = first_name !== null && last_name !== null
      const codes = homes.map(({ postal_code }) => normalWord(postal_code ?? '')).filter((code) => code !== '')
      const cities = homes.map(({ city }) => normalWord(city ?? '')).filter((city) => city !== '')
      const keys = [
        ...phones.map((phone) => key('phone', phone)),
        ...(email === null ? [] : [key('email', normalEmail(email))]),
        ...(personal_number === null ? [] : [key('personal_number', `${country}\n${personal_number}`)]),
        ...(isNamed ? names.map((name) => key('name', `${born_on}\n${name}`)) : []),
        ...codes.map((code) => key('home', `code\n${code}`)),
        ...cities.map((city) => key('home', `city\n${city}`)),
      ]
      return [...new Map(keys.map((one) => [one.hash, one])).values()]
    },
  }
}
