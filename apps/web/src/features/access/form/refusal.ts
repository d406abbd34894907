import type { CallError } from '@touchline/client/http'
import { ERRORS } from '@touchline/contract/error-codes'
import type { MessageId } from '../../../i18n/index.ts'

/** Names of fields in the forms; those of the contract, except that e-mail and phone share one. */
export const FIELD_NAMES = [
  'login',
  'current_password',
  'password',
  'first_name',
  'last_name',
  'country',
  'born_on',
  'street',
  'postal_code',
  'city',
  'mobile_phone',
  'personal_number',
  'currency',
  'terms',
  'phone_number',
  'code',
  'nickname',
  'name',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/** A sentence: of ours, or as the server put it. */
export type Sentence = { readonly id: MessageId } | { readonly serverText: string }

/** What is wrong, at its field or above the form; `code` where the server refused. */
export interface Wrong {
  readonly fields: Partial<Readonly<Record<FieldName, Sentence>>>
  readonly notice: { readonly sentence: Sentence; readonly code: number | null } | null
}

/** Fields that a refusal may be about; a form has at most one of them. */
const FIELDS_OF_CODE: Readonly<Record<number, readonly FieldName[]>> = {
  [ERRORS.weak_password.code]: ['password'],
  [ERRORS.wrong_password.code]: ['current_password'],
  [ERRORS.email_invalid.code]: ['login'],
  [ERRORS.phone_invalid.code]: ['login', 'mobile_phone', 'phone_number'],
  [ERRORS.phone_taken.code]: ['phone_number'],
  [ERRORS.phone_not_served.code]: ['login', 'phone_number'],
  [ERRORS.personal_number_taken.code]: ['personal_number'],
  [ERRORS.nickname_reserved.code]: ['nickname'],
  [ERRORS.code_wrong.code]: ['code'],
  [ERRORS.code_over.code]: ['code'],
  [ERRORS.second_code_wrong.code]: ['code'],
  [ERRORS.nickname_invalid.code]: ['nickname'],
  [ERRORS.name_invalid.code]: ['first_name'],
  [ERRORS.currency_not_offered.code]: ['currency'],
  [ERRORS.country_blocked.code]: ['country'],
  [ERRORS.too_young.code]: ['born_on'],
  [ERRORS.address_invalid.code]: ['street'],
  [ERRORS.personal_number_invalid.code]: ['personal_number'],
}

const FIELD_OF_PATH: Readonly<Record<string, readonly [field: FieldName, wrong: MessageId]>> = {
  email: ['login', 'access.wrong.email'],
  phone: ['login', 'access.wrong.phone'],
  current_password: ['current_password', 'access.wrong.password_missing'],
  password: ['password', 'access.wrong.password_short'],
  phone_number: ['phone_number', 'access.wrong.phone'],
  code: ['code', 'access.wrong.code'],
  nickname: ['nickname', 'access.wrong.nickname'],
  name: ['name', 'access.wrong.passkey_name'],
  first_name: ['first_name', 'access.wrong.name'],
  last_name: ['last_name', 'access.wrong.name'],
  currency: ['currency', 'access.wrong.currency'],
  country: ['country', 'access.wrong.country'],
  mobile_phone: ['mobile_phone', 'access.wrong.phone'],
  terms_accepted: ['terms', 'access.wrong.terms'],
}

/**
 * Maps a refusal to the fields it is about. Everything else is shown above the form, so that no message of the server
 * is lost.
 * @param shown fields the form has
 */
export function wrongOf(error: CallError, shown: readonly FieldName[]): Wrong {
  if (error.kind === 'network') return { fields: {}, notice: { sentence: { id: 'access.lost' }, code: null } }
  const { code, localized_message: serverText, data } = error.body
  const notice = { sentence: { serverText }, code }
  if (code === ERRORS.sign_up_fields_missing.code) {
    const missing = shown.filter((field) => data.details.some(({ path }) => path === `body.${field}`))
    return { fields: Object.fromEntries(missing.map((field) => [field, { id: 'access.wrong.asked' }])), notice }
  }
  if (code === ERRORS.validation.code) {
    const found = data.details.map(({ path }) => {
      const name = path.replace(/^body\./, '')
      return FIELD_OF_PATH[name] ?? ([name, 'access.wrong.format'] as const)
    })
    const known = found.filter(([name]) => shown.includes(name as FieldName))
    const fields = Object.fromEntries(known.map(([field, id]) => [field, { id }]))
    return { fields, notice: known.length === data.details.length && known.length > 0 ? null : notice }
  }
  const field = FIELDS_OF_CODE[code]?.find((candidate) => shown.includes(candidate))
  return field ? { fields: { [field]: { serverText } }, notice: null } : { fields: {}, notice }
}
