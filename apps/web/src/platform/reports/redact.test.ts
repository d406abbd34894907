import { CALLS, type CallDefinition } from '@touchline/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { redacted, redactedUrl } from './redact.ts'

/** Words of the product that a report may contain although the schema takes any text there. */
const FREE_WORDS = [
  'kind',
  'type',
  'match_status',
  'sport_type',
  'unseen',
  'only_events_name',
  'isBettable',
  'isAvailable',
  'for_user',
  'bettable',
  'favourite',
  'has_video',
  'key',
  'specifier',
  'outcome_id',
  'sport_key',
  'category_id',
  'group_key',
  'groupKey',
  'jackpot_id',
  'level_code',
  'market_id',
  'provider',
  'limit',
  'limit_per_type',
  'page',
  'max_per_sport',
  'match_id',
  'tournament_id',
  'sort_by',
  'start_from',
  'start_to',
  'status',
  'locale',
  'currency',
  'reason',
  'days',
  'sport_keys',
  'bet_stop_reason',
]

/** Names of fields that hold a secret, a person or what a person has written, whatever list names them. */
const NEVER =
  /(?:^|_)(?:password|pass|secret|token|e?mail|phone|number|name|birth|born|address|street|city|postal|personal|country|hash|credential|p256dh|auth|endpoint|device|seed|signature|recovery|message|title|text|balance|amount|url|uri|to|q|user|player)(?:_|$)/

/** Look like those, and are switches and times of a question. */
const HARMLESS = ['only_events_name', 'start_to', 'to_cashout', 'for_user']

interface Json {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Json>>
  readonly items?: Json
  readonly prefixItems?: readonly Json[]
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
  readonly additionalProperties?: Json | boolean
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Json>>
}

const MARK = 'secret-of-'
const DEEPEST = 5

/** Values of a schema whose free texts and numbers name the field that holds them. */
function valuesOf(schema: Json, defs: Readonly<Record<string, Json>>, field: string, depth = 0): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constant(`${MARK}${field}`)
  const inner = (one: Json, name = field) => valuesOf(one, defs, name, depth + 1)
  const named = schema.$ref === undefined ? undefined : defs[schema.$ref.split('/').at(-1) ?? '']
  if (named) return inner(named)
  const forms = schema.anyOf ?? schema.oneOf
  if (forms && forms.length > 0) return fc.oneof(...forms.map((form) => inner(form)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.properties || schema.type === 'object') {
    const own = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one, name)]),
    )
    const more = schema.additionalProperties
    return fc.record(typeof more === 'object' ? { ...own, anything: inner(more, 'anything') } : own)
  }
  if (schema.items || schema.type === 'array')
    return fc.array(inner(schema.items ?? {}), { minLength: 1, maxLength: 2 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: 1_000_000_000, max: 2_000_000_000 })
  return fc.constantFrom(`${MARK}${field}`, `error.${MARK}${field}`)
}

/** Each reported value with its field. */
function* reported(value: unknown, field = ''): Generator<readonly [field: string, value: unknown]> {
  if (Array.isArray(value)) for (const one of value) yield* reported(one, field)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* reported(one, name)
  else if (value !== null && value !== undefined && !/^\[\w+\]$/.test(String(value))) yield [field, value]
}

const PARTS = Object.entries(CALLS as Readonly<Record<string, CallDefinition>>).flatMap(
  ([call, { body, query, params, answer }]) =>
    Object.entries({ body, query, params, answer }).flatMap(([part, schema]) =>
      schema
        ? [{ name: `${call} ${part}`, schema: z.toJSONSchema(schema, { unrepresentable: 'any' }) as unknown as Json }]
        : [],
    ),
)

describe('what a report contains of a call', () => {
  test('WATCH-01: a report contains no secret, person or free text of any request or response', () => {
    for (const { name, schema } of PARTS) {
      const defs = schema.$defs ?? {}
      fc.assert(
        fc.property(valuesOf(schema, defs, 'root'), (value) => {
          for (const [field, one] of reported(redacted(value))) {
            expect(NEVER.test(field) && !HARMLESS.includes(field), `${name}: ${field}`).toBe(false)
            if (typeof one === 'string' && one.includes(MARK)) expect(FREE_WORDS, name).toContain(field)
          }
        }),
        { numRuns: 10 },
      )
    }
    expect(PARTS.length).toBeGreaterThan(200)
  }, 60_000)

  test('WATCH-01: a report contains the body of a bet, and not its player', () => {
    const body = {
      meta: { device_id: 'd-1', quick: true, type: 'single' },
      bets: [
        {
          stake: { value: 500, currency: 'EUR' },
          selections: [{ match_id: 7, market_id: 1, specifier: 'total=2.5', outcome_id: 'over', odds: 18_500 }],
        },
      ],
    }
    expect(redacted(body)).toEqual({ ...body, meta: { ...body.meta, device_id: '[string]' } })
    expect(redacted({ password: 'p', code: '123456', nested: [{ email: 'a@b.example' }] })).toEqual({
      password: '[string]',
      code: '[string]',
      nested: [{ email: '[string]' }],
    })
    expect(redacted({ 'a@b.example': 1 })).toEqual({ '[field]': '[number]' })
  })

  test('WATCH-01: a report contains the path of an address, and the parameters of its query that are no secrets', () => {
    expect(
      redactedUrl('/api/v2/matches?sport_key=football&limit=20&reset_password_token=hidden&q=my+name#hidden'),
    ).toBe('/api/v2/matches?sport_key=football&limit=20&reset_password_token=[string]&q=[string]')
    expect(redactedUrl('/api/player')).toBe('/api/player')
  })
})
