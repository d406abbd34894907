import { type Fraction, fraction } from '@touchline/betting'

export const NO_REMAINDER: Fraction = { n: 0n, d: 1n }

/** An exact remainder as it is stored: `n/d`. */
export function remainderText({ n, d }: Fraction): string {
  return `${n}/${d}`
}

export function readRemainder(text: string): Fraction {
  const [n = '0', d = '1'] = text.split('/')
  return fraction(BigInt(n), BigInt(d))
}
