import type { CallDefinition } from '@touchline/contract'
import type * as z from 'zod/mini'
import { config, locales, safeParse } from 'zod/mini'
import { type Refusal, refuse } from '../kernel/refusal.ts'

// Details say what was expected; without texts every one of them would read 'Invalid input'.
config(locales.en())

export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const PARTS = ['params', 'query', 'body'] as const

/** Checks params, query and body against the contract. What a call does not define must be absent or empty. */
export function readInput(call: CallDefinition, raw: RawInput): RawInput | Refusal {
  const details: { path: string; message: string }[] = []
  const input: Record<(typeof PARTS)[number], unknown> = { params: undefined, query: undefined, body: undefined }
  for (const part of PARTS) {
    const schema = call[part]
    const value = raw[part]
    if (schema === undefined) {
      if (!isEmpty(value)) details.push({ path: part, message: `This call takes no ${part}` })
      continue
    }
    const parsed = safeParse(schema, value ?? (part === 'query' ? {} : value))
    if (parsed.success) {
      input[part] = parsed.data
      details.push(...unstorable(parsed.data, part))
    } else details.push(...parsed.error.issues.map((issue) => describe(part, issue)))
  }
  return details.length === 0 ? input : refuse('validation', { details: details.slice(0, 20) })
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0
}

function describe(part: string, issue: z.core.$ZodIssue): { path: string; message: string } {
  const path = [part, ...issue.path.map(named)].join('.')
  if (issue.code === 'unrecognized_keys')
    return { path, message: `Unknown keys: ${issue.keys.slice(0, 10).map(named).join(', ')}` }
  return { path, message: issue.message }
}

/** Texts that no database holds, wherever they are: with a NUL, or with half a character. */
function unstorable(value: unknown, path: string): { path: string; message: string }[] {
  if (typeof value === 'string') {
    const isStorable = !value.includes('\0') && value.isWellFormed()
    return isStorable ? [] : [{ path, message: 'has characters that cannot be stored' }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, `${path}.${named(key)}`))
}

/** A key of the caller's own making is given back only where it is a plain name: answers end up on pages. */
function named(key: PropertyKey): string {
  return /^[\w.-]{1,60}$/.test(String(key)) ? String(key) : '?'
}
