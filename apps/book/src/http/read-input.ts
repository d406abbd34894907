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

/** Details that an error names. */
const MOST_DETAILS = 20

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
      collectUnstorable(parsed.data, part, details)
    } else for (const issue of parsed.error.issues.slice(0, MOST_DETAILS)) details.push(describe(part, issue))
  }
  return details.length === 0 ? input : refuse('validation', { details: details.slice(0, MOST_DETAILS) })
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

/** Finds texts that no database holds, wherever they are: with a NUL, or with half a character. */
function collectUnstorable(value: unknown, path: string, found: { path: string; message: string }[]): void {
  if (found.length >= MOST_DETAILS) return
  if (typeof value === 'string') {
    const isStorable = !value.includes('\0') && value.isWellFormed()
    if (!isStorable) found.push({ path, message: 'has characters that cannot be stored' })
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) collectUnstorable(inner, `${path}.${named(key)}`, found)
}

/** A key of the caller's own making is given back only where it is a plain name: answers end up on pages. */
function named(key: PropertyKey): string {
  return /^[\w.-]{1,60}$/.test(String(key)) ? String(key) : '?'
}
