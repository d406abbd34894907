import { safeParse, toJSONSchema, type ZodMiniType } from 'zod/mini'
import type { Trial } from '../trial.ts'
import type { Ask } from '../wire/caller.ts'
import { badBodies } from './mutations.ts'

const TEXTS = [
  '-1',
  'abc',
  '1.5',
  '99999999999999999999',
  '',
  '\u0000',
  '../..',
  "' or 1=1",
  'x'.repeat(1_000),
] as const
/** A body of so many bytes may be refused for its size, before it is read. */
const LARGE_BODY = 64_000
/** Wrong values tried for one parameter. */
const PER_PARAMETER = 4

const accepts = (schema: ZodMiniType, value: unknown): boolean => safeParse(schema, value).success

/** Keys that an object schema takes. */
function keysOf(schema: ZodMiniType): string[] {
  const { properties = {} } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}

/** Everything that the contract refuses is refused as an error of the caller, and nothing of it is done. */
export async function badInput(trial: Trial): Promise<void> {
  // A caller who is no operator is refused before the body is validated.
  if (trial.call.auth === 'operator') return
  await badParams(trial)
  await badQueries(trial)
  const { call, prepared } = trial
  const { body } = call
  if (!body) return
  const bad = badBodies(prepared.body, (value) => value === undefined || accepts(body, value))
  for (const mutation of bad) {
    const isLarge = JSON.stringify(mutation.body).length > LARGE_BODY
    await refused(trial, mutation.what, { body: mutation.body }, isLarge ? [400, 413] : [400])
  }
}

async function refused(trial: Trial, what: string, change: Ask, statuses: readonly number[] = [400]): Promise<void> {
  trial.due(await trial.by.ask(trial.name, { ...trial.prepared, ...change }), statuses, what)
}

async function badParams(trial: Trial): Promise<void> {
  const { call, prepared } = trial
  const schema = call.params
  if (!schema) return
  for (const key of keysOf(schema)) {
    const bad = TEXTS.map((text) => ({ ...prepared.params, [key]: text })).filter(
      (params) => params[key] !== '' && params[key] !== '../..' && !accepts(schema, params),
    )
    for (const params of bad.slice(0, PER_PARAMETER))
      await refused(trial, `path ${key} = ${JSON.stringify(params[key]).slice(0, 30)}`, { params }, [400, 404])
  }
}

async function badQueries(trial: Trial): Promise<void> {
  const { call, prepared } = trial
  await refused(trial, 'unknown query key', { query: { ...prepared.query, unexpected_key: '1' } })
  const schema = call.query
  if (!schema) return
  for (const key of keysOf(schema)) {
    const bad = TEXTS.map((text) => ({ ...prepared.query, [key]: text })).filter((query) => !accepts(schema, query))
    for (const query of bad.slice(0, PER_PARAMETER))
      await refused(trial, `query ${key} = ${JSON.stringify(query[key]).slice(0, 30)}`, { query })
  }
}
