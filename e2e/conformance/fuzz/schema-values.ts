import { hostileKey, hostileText, hostileValue } from './hostile.ts'
import type { Random } from './random.ts'

/** As much of JSON Schema as the contract's OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

/** Values that the back end itself uses, by the name of their field. */
export type Known = ReadonlyMap<string, readonly (string | number)[]>

const SAMPLES: readonly string[] = [
  'EUR',
  'BTC',
  'en',
  'de',
  'pt-BR',
  'true',
  '1',
  '2',
  '500',
  '2/3',
  'winner:1',
  '123456',
  'start_time',
  '-bets_count,start_time',
  'lobby',
  'football',
  'person@fuzz.test',
  'seven green boats at noon',
]

/** Makes values of a schema, most of them good, some places of them hostile. */
export function createValues(random: Random, known: Known, hostility: number) {
  function value(schema: JsonSchema, name: string): unknown {
    if (random.chance(hostility)) return hostileValue(random)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return random.pick(schema.enum)
    const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
    if (choices && choices.length > 0) return value(random.pick(choices), name)
    switch (schema.type) {
      case 'object':
        return object(schema)
      case 'array':
        return array(schema, name)
      case 'integer':
      case 'number':
        return number(schema, name)
      case 'boolean':
        return random.chance(0.5)
      case 'null':
        return null
      default:
        return text(schema, name)
    }
  }

  function object(schema: JsonSchema): unknown {
    const entries = Object.entries(schema.properties ?? {})
      .filter(([key]) => !random.chance(hostility) && (schema.required?.includes(key) || random.chance(0.5)))
      .map(([key, inner]): [string, unknown] => [key, value(inner, key)])
    const rest = schema.additionalProperties
    if (typeof rest === 'object') entries.push([random.pick(['EUR', 'BTC', hostileKey(random)]), value(rest, '')])
    if (random.chance(hostility)) entries.push([hostileKey(random), hostileValue(random)])
    return Object.fromEntries(entries)
  }

  function array(schema: JsonSchema, name: string): unknown[] {
    const least = schema.minItems ?? 0
    const length = random.chance(hostility) ? (schema.maxItems ?? 50) + random.int(2) : least + random.int(3)
    return Array.from({ length: Math.min(length, 700) }, () => value(schema.items ?? {}, name))
  }

  function number(schema: JsonSchema, name: string): number {
    const seen = known.get(name)?.filter((one) => typeof one === 'number')
    if (seen && seen.length > 0 && random.chance(0.8)) return random.pick(seen)
    const { minimum = 0, maximum = 1_000_000 } = schema
    return random.pick([minimum, maximum, minimum + random.int(Math.min(maximum - minimum, 100_000) + 1)])
  }

  function text(schema: JsonSchema, name: string): string {
    if (schema.format === 'date-time') return new Date(1_700_000_000_000 + random.int(2 ** 31) * 50).toISOString()
    const seen = (known.get(name) ?? []).map(String)
    const pattern = schema.pattern === undefined ? null : new RegExp(schema.pattern)
    const fits = (one: string): boolean =>
      (pattern === null || pattern.test(one)) && one.length >= (schema.minLength ?? 0)
    const good = [...seen, ...SAMPLES].filter(fits)
    const favoured = seen.filter(fits)
    if (favoured.length > 0 && random.chance(0.7)) return random.pick(favoured)
    return good.length > 0 ? random.pick(good) : hostileText(random)
  }

  return value
}
