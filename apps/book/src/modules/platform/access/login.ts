/** What a player is known by when he signs in. */
export interface Login {
  readonly kind: 'email' | 'phone'
  /** E-mail address in lower case, or phone number in international form. */
  readonly value: string
}

const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u

/** Reads an e-mail address or a phone number as people type them; null where it can be neither. */
export function readLogin(text: string): Login | null {
  const trimmed = text.trim()
  if (!trimmed.includes('@')) return readPhone(trimmed)
  const value = trimmed.toLowerCase()
  return EMAIL.test(value) && value.length <= 254 ? { kind: 'email', value } : null
}

/** Reads a phone number: `+49 (151) 123-45 678`, or with 00 in place of the plus. */
export function readPhone(text: string): Login | null {
  const bare = text.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  return /^\+[1-9]\d{7,14}$/.test(bare) ? { kind: 'phone', value: bare } : null
}

/** The kind of a stored login. */
export function kindOfLogin(login: string): Login['kind'] {
  return login.includes('@') ? 'email' : 'phone'
}
