import type { CallDefinition } from '@touchline/contract'
import { checkInput, type InputFault, MOST_FAULTS } from '../kernel/check-input.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'

export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const PARTS = ['params', 'query', 'body'] as const

/** Checks params, query and body against the contract. What a call does not define must be absent or empty. */
export function readInput(call: CallDefinition, raw: RawInput): RawInput | Refusal {
  const details: InputFault[] = []
  const input: Record<(typeof PARTS)[number], unknown> = { params: undefined, query: undefined, body: undefined }
  for (const part of PARTS) {
    const schema = call[part]
    const value = raw[part]
    if (schema === undefined) {
      if (!isEmpty(value)) details.push({ path: part, message: `This call takes no ${part}` })
      continue
    }
    const checked = checkInput(schema, value ?? (part === 'query' ? {} : value), part)
    if ('faults' in checked) details.push(...checked.faults)
    else input[part] = checked.value
  }
  return details.length === 0 ? input : refuse('validation', { details: details.slice(0, MOST_FAULTS) })
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0
}
