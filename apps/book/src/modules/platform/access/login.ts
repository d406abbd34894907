import { unseenIn } from '../../../kernel/unseen.ts'
import { isOneScript } from '../names.ts'
import { readPhoneNumber } from '../phone/phone-number.ts'

/** What a player is known by when they sign in. */
export interface Login {
  readonly kind: 'email' | 'phone'
  /** E-mail address in lower case, or phone number in international form. */
  readonly value: string
}

const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u

/** Reads an e-mail address or a phone number as people type them; null where it can be neither. */
export function readLogin(text: string): Login | null {
  const trimmed = text.trim()
  if (!trimmed.includes('@')) return readPhone(trimmed)
  const value = trimmed.toLowerCase()
  const isLegible = unseenIn(value) === null && value.split(/[@.]/).every(isOneScript)
  return EMAIL.test(value) && value.length <= 254 && isLegible ? { kind: 'email', value } : null
}

/** Reads a phone number with its country code; null where its country has none of this length. */
export function readPhone(text: string): Login | null {
  const value = readPhoneNumber(text)
  return value === null ? null : { kind: 'phone', value }
}

/** The kind of a stored login. */
export function kindOfLogin(login: string): Login['kind'] {
  return login.includes('@') ? 'email' : 'phone'
}
