import type { Fraction } from '../fraction/index.ts'
import { readLiteral } from './decimal-literal.ts'
import { isList, isRecord, type Json, show } from './exact-json.ts'
import { MalformedCaseError } from './malformed-case.ts'

/** Reads the fields of a case's input; a missing or wrong one makes the case malformed. */
export class Reader {
  readonly fields: { readonly [key: string]: Json }

  constructor(input: Json) {
    if (!isRecord(input)) throw new MalformedCaseError(`input must be an object, it is ${show(input)}`)
    this.fields = input
  }

  has(key: string): boolean {
    return Object.hasOwn(this.fields, key) && this.fields[key] !== null
  }

  /** The first of these keys that is present. */
  firstOf(...keys: readonly string[]): string | undefined {
    return keys.find((key) => this.has(key))
  }

  /** The value of the first of these keys that is present. */
  need(...keys: readonly string[]): Json {
    const key = this.firstOf(...keys)
    if (key === undefined) throw new MalformedCaseError(`input needs ${keys.map((name) => `"${name}"`).join(' or ')}`)
    return this.fields[key] as Json
  }

  text(...keys: readonly string[]): string {
    const value = this.need(...keys)
    if (typeof value !== 'string') throw new MalformedCaseError(`"${keys[0]}" must be a text, it is ${show(value)}`)
    return value.trim()
  }

  list(...keys: readonly string[]): readonly Json[] {
    const value = this.need(...keys)
    if (!isList(value)) throw new MalformedCaseError(`"${keys[0]}" must be a list, it is ${show(value)}`)
    return value
  }

  number(...keys: readonly string[]): Fraction {
    return toNumberOf(this.need(...keys), keys[0] ?? '')
  }

  /** A number of at least 0. */
  amount(...keys: readonly string[]): Fraction {
    const value = this.number(...keys)
    if (value.n < 0n) throw new MalformedCaseError(`"${keys[0]}" must not be negative`)
    return value
  }

  /** A whole number between the bounds. */
  count(key: string, min: number, max: number): number {
    const value = this.number(key)
    const whole = Number(value.n)
    if (value.d !== 1n || whole < min || whole > max) {
      throw new MalformedCaseError(`"${key}" must be a whole number from ${min} to ${max}`)
    }
    return whole
  }
}

/** The exact number of a value. */
export function toNumberOf(value: Json, name: string): Fraction {
  const literal = readLiteral(value)
  if (literal === undefined) throw new MalformedCaseError(`"${name}" must be a number, it is ${show(value)}`)
  return literal.value
}
