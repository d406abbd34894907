import { unknownField } from './checks.ts'
import { isRecord, type Json, show } from './exact-json.ts'
import { GROUPS } from './groups/index.ts'
import { MalformedCaseError } from './malformed-case.ts'
import { Reader } from './reader.ts'

/** A case after checking: no faults means that it passed. */
export interface CaseReport {
  readonly id: string
  readonly faults: readonly string[]
}

function checkFields(group: string, input: Json, expected: { readonly [key: string]: Json }): readonly string[] {
  const name = group
    .replace(/\s*\(.*\)\s*$/, '')
    .trim()
    .toLowerCase()
  const run = Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined
  if (run === undefined) throw new MalformedCaseError(`unknown group "${group}"`)
  const keys = Object.keys(expected)
  if (keys.length === 0) throw new MalformedCaseError('nothing is expected')
  const checks = run(new Reader(input), keys)
  return Object.entries(expected).flatMap(([key, value]) => {
    const check = Object.hasOwn(checks, key) ? checks[key] : undefined
    const got = (check ?? unknownField(Object.keys(checks)))(value)
    return got === null ? [] : [`${key}: expected ${show(value)}, got ${got}`]
  })
}

/** Checks one case `{id, group, input, expected}`. Every error is a fault with its description. */
export function checkCase(testCase: Json, position: number): CaseReport {
  const given = isRecord(testCase) ? testCase.id : undefined
  const id = typeof given === 'string' && given !== '' ? given : `case ${position + 1}`
  try {
    if (!isRecord(testCase)) throw new MalformedCaseError(`a case must be an object, it is ${show(testCase)}`)
    if (id !== given) throw new MalformedCaseError('a case needs an "id"')
    const { group, input, expected } = testCase
    if (typeof group !== 'string') throw new MalformedCaseError('a case needs a "group"')
    if (!isRecord(expected)) throw new MalformedCaseError('a case needs an object "expected"')
    return { id, faults: checkFields(group, input ?? null, expected) }
  } catch (error) {
    const isExplained = error instanceof MalformedCaseError
    return { id, faults: [isExplained ? `malformed: ${error.message}` : `cannot be worked out: ${String(error)}`] }
  }
}
