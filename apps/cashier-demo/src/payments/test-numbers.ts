/** The result of a payment. */
export type Fate = 'succeeds' | 'declined' | 'insufficient_funds' | 'not_received' | 'pending' | 'charged_back'
export type Method = 'card' | 'bank_transfer'

/** Numbers that can be paid with, each with its result. */
export const TEST_NUMBERS: { readonly [M in Method]: readonly (readonly [number: string, fate: Fate])[] } = {
  card: [
    ['4242 4242 4242 4242', 'succeeds'],
    ['5555 5555 5555 4444', 'succeeds'],
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
    ['4000 0000 0000 3220', 'pending'],
    ['4000 0000 0000 0259', 'charged_back'],
  ],
  bank_transfer: [
    ['1000 0000 01', 'succeeds'],
    ['1000 0000 02', 'not_received'],
    ['1000 0000 03', 'pending'],
    ['1000 0000 04', 'charged_back'],
  ],
}

const digits = (number: string): string => number.replace(/[\s-]/g, '')

/** The result of a payment by a number; null for all but test numbers: real ones are never taken. */
export function fateOf(method: Method, number: string): Fate | null {
  return TEST_NUMBERS[method].find(([known]) => digits(known) === digits(number))?.[1] ?? null
}

/** Common test numbers: they are a different card or account for each player. */
const OF_EACH: ReadonlySet<string> = new Set(['4242424242424242', '1000000001'])

/**
 * The details of a payment method that the book may know.
 * @param payer whose payment it is
 */
export function methodOf(kind: Method, number: string, payer: string) {
  const own = OF_EACH.has(digits(number)) ? `_${payer}` : ''
  const last = digits(number).slice(-4)
  return { id: `${kind}_${digits(number)}${own}`, kind, label: `•••• ${last}` }
}
