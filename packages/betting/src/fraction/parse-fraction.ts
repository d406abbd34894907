import { type Fraction, fraction } from './fraction.ts'

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/
const RATIO = /^([+-]?)(\d+)\/(\d+)$/
/** More digits than any price, rate or factor has; keeps a hostile text from costing time. */
const MAX_LENGTH = 80

/** The exact value of '2.05', '-0.25' or '11/8'; undefined where the text is neither a decimal nor a ratio. */
export function parseFraction(text: string): Fraction | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const ratio = RATIO.exec(text)
  if (ratio !== null) {
    const [, sign, n = '0', d = '0'] = ratio
    return BigInt(d) === 0n ? undefined : fraction(sign === '-' ? -BigInt(n) : BigInt(n), BigInt(d))
  }
  const decimal = DECIMAL.exec(text)
  if (decimal === null) return undefined
  const [, sign, whole = '0', digits = ''] = decimal
  const n = BigInt(whole + digits)
  return fraction(sign === '-' ? -n : n, 10n ** BigInt(digits.length))
}
