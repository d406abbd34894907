import { HREF_KIND, type TextKind, textKindOf } from './text-kinds.ts'

/** A part of a zod schema, as far as a form looks into it. */
interface Inner {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly defaultValue?: unknown
  readonly element?: Schema
  readonly valueType?: Schema
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly options?: readonly Schema[]
  readonly checks?: readonly { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }[]
}
interface Schema {
  readonly _zod: { readonly def: Inner; readonly parent?: Schema | undefined }
}

/** How a property is filled in. */
export type FormField =
  | { readonly type: 'text'; readonly kind: TextKind }
  | { readonly type: 'number'; readonly least: number | null; readonly most: number | null }
  | { readonly type: 'switch' }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly areNumbers?: true }
  /** Some of a few, in an order. */
  | { readonly type: 'set'; readonly values: readonly string[] }
  | { readonly type: 'list'; readonly of: FormField; readonly least: number; readonly most: number }
  | { readonly type: 'group'; readonly members: readonly FormMember[] }
  /** Values by names that are not listed. */
  | { readonly type: 'map'; readonly of: FormField }
  /** One of several groups, distinguished by the member `by`. */
  | { readonly type: 'variants'; readonly by: string; readonly of: Readonly<Record<string, readonly FormMember[]>> }

/** A property of a group. */
export interface FormMember {
  readonly name: string
  readonly field: FormField
  /** The default; undefined: none. */
  readonly fallback: unknown
  /** Whether it is required. */
  readonly isRequired: boolean
}

const limitOf = ({ checks = [] }: Inner, ...kinds: readonly string[]): number | null => {
  const check = checks.find(({ _zod }) => kinds.includes(String(_zod.def.check)))
  const value = check?._zod.def.value ?? check?._zod.def.minimum ?? check?._zod.def.maximum
  return typeof value === 'number' ? value : null
}

const WRAPPERS = ['optional', 'default', 'prefault', 'nullable']

function memberOf(name: string, schema: Schema): FormMember {
  const { def } = schema._zod
  if (!WRAPPERS.includes(def.type) || def.innerType === undefined)
    return { name, field: fieldOf(schema), fallback: undefined, isRequired: true }
  const inner = memberOf(name, def.innerType)
  const fallback = def.type === 'default' || def.type === 'prefault' ? def.defaultValue : inner.fallback
  return { ...inner, fallback, isRequired: false }
}

const membersOf = (shape: Inner['shape'] = {}): FormMember[] =>
  Object.entries(shape).map(([name, schema]) => memberOf(name, schema))

function listOf(def: Inner, element: Schema): FormField {
  const of = fieldOf(element)
  if (of.type === 'choice') return { type: 'set', values: of.values }
  const most = limitOf(def, 'max_length') ?? Number.POSITIVE_INFINITY
  return { type: 'list', of, least: limitOf(def, 'min_length') ?? 0, most }
}

function choiceOf(values: readonly unknown[]): FormField {
  const choice = { type: 'choice', values: values.map(String) } as const
  return values.every((value) => typeof value === 'number') ? { ...choice, areNumbers: true } : choice
}

function variantsOf(options: readonly Schema[]): FormField {
  // Alternatives without groups are distinguished by what is typed.
  if (options.some((option) => option._zod.def.type !== 'object')) return { type: 'text', kind: 'plain' }
  const of = options.map((option) => {
    const { kind, ...shape } = option._zod.def.shape ?? {}
    return [String(kind?._zod.def.values?.[0]), membersOf(shape)] as const
  })
  return { type: 'variants', by: 'kind', of: Object.fromEntries(of) }
}

/** How what a schema describes is filled in. Throws for one that no form has. */
export function fieldOf(schema: unknown): FormField {
  const one = schema as Schema
  const { def } = one._zod
  if (WRAPPERS.includes(def.type) && def.innerType !== undefined) return fieldOf(def.innerType)
  switch (def.type) {
    case 'object':
      return { type: 'group', members: membersOf(def.shape) }
    case 'string':
      return { type: 'text', kind: textKindOf(one) }
    case 'record':
      return textKindOf(one) === 'local' || def.valueType === undefined
        ? { type: 'text', kind: 'local' }
        : { type: 'map', of: fieldOf(def.valueType) }
    case 'literal':
      return choiceOf(def.values ?? [])
    case 'int':
    case 'number':
      return { type: 'number', least: limitOf(def, 'greater_than'), most: limitOf(def, 'less_than') }
    case 'boolean':
      return { type: 'switch' }
    case 'enum':
      return { type: 'choice', values: Object.values(def.entries ?? {}) }
    case 'array':
      if (def.element) return listOf(def, def.element)
      break
    case 'union':
      return variantsOf(def.options ?? [])
  }
  throw new Error(`No form has a field of ${def.type}.`)
}

/** Something to begin with, so that what is new can be seen at once: what is required, and nothing else. */
export function starterOf(field: FormField, words: Readonly<Record<string, string>>): unknown {
  switch (field.type) {
    case 'text':
      return field.kind === 'local'
        ? words
        : field.kind === HREF_KIND
          ? '/'
          : field.kind === 'address'
            ? '/sports/icon.svg'
            : ''
    case 'number':
      return field.least ?? 0
    case 'switch':
      return false
    case 'choice':
      return field.areNumbers ? Number(field.values[0]) : field.values[0]
    case 'map':
      return {}
    case 'set':
      return []
    case 'list':
      return Array.from({ length: field.least }, () => starterOf(field.of, words))
    case 'group':
      return starterGroup(field.members, words)
    case 'variants': {
      const [name = '', members = []] = Object.entries(field.of)[0] ?? []
      return { [field.by]: name, ...starterGroup(members, words), ...(name === 'promo' && { title: words }) }
    }
  }
}

function starterGroup(members: readonly FormMember[], words: Readonly<Record<string, string>>): object {
  const required = members.filter(({ isRequired }) => isRequired)
  return Object.fromEntries(required.map(({ name, field }) => [name, starterOf(field, words)]))
}
