import type { MessageId } from '../../../i18n/index.ts'

/** Bounds of the contract. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 200
export const LOGIN_MAX = 254
export const NAME_MAX = 60
/** Fewer different signs than this are guessed first. */
export const PASSWORD_VARIETY = 4

const PHONE = /^(\+|00)[1-9]\d{7,14}$/
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u

/** The fault of a phone number as people type them. */
export function checkPhone(number: string): MessageId | undefined {
  return PHONE.test(number.replace(/[\s().\-/]/g, '')) ? undefined : 'access.wrong.phone'
}

/** Whether what was typed is meant as an e-mail address; a phone number has neither letters nor an at sign. */
export function isEmail(login: string): boolean {
  return /[@\p{L}]/u.test(login)
}

/** The fault of an e-mail address or phone number as people type them; the server checks further. */
export function checkLogin(login: string): MessageId | undefined {
  if (login === '') return 'access.wrong.login_missing'
  if (isEmail(login)) return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(login) ? undefined : 'access.wrong.email'
  return checkPhone(login)
}

/** The fault of a new password; whether it is a common one, the server knows. */
export function checkNewPassword(password: string): MessageId | undefined {
  if (password.length < PASSWORD_MIN) return 'access.wrong.password_short'
  if (password.length > PASSWORD_MAX) return 'access.wrong.password_long'
  return hasVariety(password) ? undefined : 'access.wrong.password_plain'
}

export function hasVariety(password: string): boolean {
  return new Set(password.normalize('NFKC').toLowerCase()).size >= PASSWORD_VARIETY
}

/** The fault of a first or last name; it may be left out. */
export function checkName(name: string): MessageId | undefined {
  return name === '' || (NAME.test(name) && name.length <= NAME_MAX) ? undefined : 'access.wrong.name'
}

/** The error of an empty required field. */
export function checkAsked(value: string, isAsked: boolean): MessageId | undefined {
  return isAsked && value === '' ? 'access.wrong.asked' : undefined
}
