import type { RawRequest } from '../wire/transport.ts'
import { hostileBody, hostileText } from './hostile.ts'
import type { Operation } from './operations.ts'
import type { Random } from './random.ts'
import { createValues, type Known } from './schema-values.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const RAW_SEGMENTS = ['%', '%00', '%ff', '%2e%2e%2f', '..', '%F0%9F%92%A9', '-1', '0', '1e3', 'x'.repeat(300)] as const
const MEDIA = [
  'text/plain',
  'application/xml',
  'application/json;charset=utf-16',
  'multipart/form-data',
  'x',
  '',
] as const
const LANGUAGES = ['de', 'en;q=0', 'xx-YY,*;q=2', '*', ',,,;q=', 'a'.repeat(4_000), '__proto__', 'constructor'] as const
const IDEMPOTENCY = ['', 'short', 'x'.repeat(101), '__proto__x', 'with space in it', "'; DROP TABLE"] as const
const COOKIES = ['__Host-touchline=x', `__Host-touchline=${'a'.repeat(3_000)}`, '=;;=', '__Host-touchline=%00'] as const

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** One request of an operation: sometimes good, sometimes hostile in one or several places. */
export function makeRequest(operation: Operation, random: Random, known: Known, key: string): RawRequest {
  const hostility = random.pick([0, 0.03, 0.15])
  const value = createValues(random, known, hostility)
  const method = random.chance(0.06) ? random.pick(METHODS) : operation.method
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    if (random.chance(hostility)) return random.pick(RAW_SEGMENTS)
    const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {}
    return encode(String(value(schema, name))) || 'x'
  })
  const headers: Record<string, string> = {}
  if (!random.chance(hostility)) headers['x-app'] = 'touchline'
  if (random.chance(0.2)) headers['accept-language'] = random.pick(LANGUAGES)
  headers['idempotency-key'] = random.chance(hostility) ? random.pick(IDEMPOTENCY) : key
  if (random.chance(hostility / 2)) headers.cookie = random.pick(COOKIES)
  let body: string | undefined
  if (operation.body !== null && method !== 'GET' && method !== 'HEAD') {
    const text = JSON.stringify(value(operation.body, 'body')) ?? 'null'
    body = random.chance(hostility) ? hostileBody(random, text) : text
    headers['content-type'] = random.chance(hostility / 2) ? random.pick(MEDIA) : 'application/json'
  } else if (random.chance(hostility / 2)) {
    body = hostileBody(random, '{"a":1}')
    headers['content-type'] = 'application/json'
  } else if (method !== 'GET' && method !== 'HEAD') headers['content-type'] = 'application/json'
  return { method, path: path + query(operation, random, value, hostility), headers, body }
}

function query(
  { parameters }: Operation,
  random: Random,
  value: ReturnType<typeof createValues>,
  hostility: number,
): string {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || random.chance(0.4)))
    .map(({ name, schema }) => {
      const made = random.chance(hostility) ? hostileText(random) : value(schema, name)
      const pair = `${name}=${encode(typeof made === 'string' ? made : (JSON.stringify(made) ?? ''))}`
      return random.chance(hostility) ? `${pair}&${pair}` : pair
    })
  if (random.chance(hostility)) pairs.push(random.pick(['__proto__=1', 'a[b][c]=1', '%', '&&==', 'constructor[x]=1']))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
