import { type Fraction, fraction, multiply, parseFraction } from '../fraction/index.ts'
import { type Json, NumberLiteral } from './exact-json.ts'

/** A number as written: its exact value and how precisely it was given. */
export interface DecimalLiteral {
  readonly value: Fraction
  /** Digits after the point. */
  readonly decimals: number
  /** Digits without leading zeros. */
  readonly significant: number
}

const PARTS = /^([+-]?\d+(?:\.(\d+))?)(?:[eE]([+-]?\d{1,3}))?$/

/** Reads a JSON number, or a text that holds a decimal or a ratio; undefined where it is neither. */
export function readLiteral(json: Json | undefined): DecimalLiteral | undefined {
  const text = json instanceof NumberLiteral ? json.text : typeof json === 'string' ? json.trim() : undefined
  if (text === undefined) return undefined
  if (text.includes('/')) {
    const value = parseFraction(text)
    return value === undefined ? undefined : { value, decimals: Number.POSITIVE_INFINITY, significant: 0 }
  }
  const match = PARTS.exec(text)
  const mantissa = match === null ? undefined : parseFraction(match[1] ?? '')
  if (match === null || mantissa === undefined) return undefined
  const exponent = Number(match[3] ?? 0)
  const scale = 10n ** BigInt(Math.abs(exponent))
  const value = multiply(mantissa, exponent < 0 ? fraction(1, scale) : fraction(scale))
  const digits = (match[1] ?? '').replace(/[^\d]/g, '').replace(/^0+/, '')
  return { value, decimals: Math.max(0, (match[2] ?? '').length - exponent), significant: digits.length }
}
