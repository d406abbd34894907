/** A JSON number with the text it was written as: 109.20 and 109.2 differ in precision, and 2^53 is no limit. */
export class NumberLiteral {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Json = null | boolean | string | NumberLiteral | readonly Json[] | { readonly [key: string]: Json }

type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown

/** Parses JSON keeping the source text of every number. Throws a SyntaxError where the text is not JSON. */
export function parseExactJson(text: string): Json {
  const parse = JSON.parse as ParseWithSource
  return parse(text, (_, value, { source }) =>
    typeof value === 'number' ? new NumberLiteral(source ?? String(value)) : value,
  ) as Json
}

export function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof NumberLiteral)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** A value as it reads in a report. */
export function show(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  if (value instanceof NumberLiteral) return value.text
  if (isList(value)) return `[${value.map(show).join(', ')}]`
  if (isRecord(value)) {
    return `{${Object.entries(value)
      .map(([key, part]) => `${key}: ${show(part)}`)
      .join(', ')}}`
  }
  return typeof value === 'string' ? `"${value}"` : String(value)
}
