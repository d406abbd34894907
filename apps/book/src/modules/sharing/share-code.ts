import { randomBytes } from 'node:crypto'

/** Crockford's letters and digits: none that is read as another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** A new code of 50 random bits: short enough to read out, too many to try. */
export function newShareCode(random: (size: number) => Uint8Array = randomBytes): string {
  return Array.from(random(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/**
 * The code that a person meant: in either case, with spaces or hyphens, O for 0, I or L for 1. Null: none can be meant.
 */
export function readShareCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}
