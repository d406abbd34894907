import { type Fraction, fraction } from '@touchline/betting'

export const NO_REMAINDER: Fraction = { n: 0n, d: 1n }

/** A fraction as it is stored: `n/d`. */
export function fractionText({ n, d }: Fraction): string {
  return `${n}/${d}`
}

/** The same, read: of any length. */
export function readFraction(text: string): Fraction {
  const [n = '0', d = '1'] = text.split('/')
  return fraction(BigInt(n), BigInt(d))
}
