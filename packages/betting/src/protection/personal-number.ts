/** Reads a personal number: null where it cannot be one. Digits and letters, without separators. */
type Reader = (plain: string, bornOn: string) => string | null

/** Luhn: every other digit doubled, the sum a multiple of ten. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Sweden: `YYMMDDNNNC` with or without its century; a coordination number has a day 60 higher. */
const swedish: Reader = (plain, bornOn) => {
  if (!/^(\d{2})?\d{10}$/.test(plain)) return null
  const [year = '', month = '', day = ''] = bornOn.split('-')
  const number = plain.slice(-10)
  const days = [day, String(Number(day) + 60)]
  const isTheirs = days.some((one) => number.startsWith(year.slice(2) + month + one))
  const isOfTheirCentury = plain.length === 10 || plain.startsWith(year.slice(0, 2))
  return isTheirs && isOfTheirCentury && isLuhn(number)
    ? `${year.slice(0, 2)}${number.slice(0, 6)}-${number.slice(6)}`
    : null
}

/** Denmark: `DDMMYYNNNN`; its last digit has checked nothing since 2007. */
const danish: Reader = (plain, bornOn) => {
  const [year = '', month = '', day = ''] = bornOn.split('-')
  if (!/^\d{10}$/.test(plain) || !plain.startsWith(day + month + year.slice(2))) return null
  return `${plain.slice(0, 6)}-${plain.slice(6)}`
}

/** Brazil, CPF: nine digits and two that check them modulo 11. */
const brazilian: Reader = (plain) => {
  if (!/^\d{11}$/.test(plain) || /^(.)\1+$/.test(plain)) return null
  const check = (count: number) => {
    const sum = [...plain.slice(0, count)].reduce((total, digit, at) => total + Number(digit) * (count + 1 - at), 0)
    return String(((sum * 10) % 11) % 10)
  }
  if (plain.slice(9) !== check(9) + check(10)) return null
  return plain.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
}

/** Spain, DNI or NIE: the letter follows from the number modulo 23. */
const spanish: Reader = (plain) => {
  const [, first = '', digits = '', letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(plain) ?? []
  if (first.length + digits.length !== 8) return null
  const number = Number((first === '' ? '' : 'XYZ'.indexOf(first)) + digits)
  return letter === 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] ? plain : null
}

const READERS: Readonly<Record<string, Reader>> = { SE: swedish, DK: danish, BR: brazilian, ES: spanish }

/**
 * Reads the number by which a country knows its people, as they type it.
 * @param country ISO 3166 code
 * @param bornOn `2001-02-28`: some numbers begin with it
 * @returns as the country writes it; null where it cannot be this person's, or the country has none
 */
export function readPersonalNumber(country: string | null, typed: string, bornOn: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s.\-+/]/g, '')
  return READERS[country ?? '']?.(plain, bornOn) ?? null
}

/** A personal number as its owner sees it again: the last four signs are hidden. */
export function hidePersonalNumber(number: string): string {
  return number.replace(/[\dA-Z](?=(?:[^\dA-Z]*[\dA-Z]){0,3}$)/g, '•')
}
