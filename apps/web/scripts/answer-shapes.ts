import { CALLS, type CallDefinition, type CallName } from '@touchline/contract'
import { HOST_MESSAGE_DATA } from '@touchline/contract/embed-messages'
import { EVENTS } from '@touchline/contract/events'
import type { AnswerShapes, Shape } from '../src/data/answers/shape.ts'

/** The members of a schema that are read: its kind, and the parts of that kind. */
interface SchemaDef {
  readonly type: string
  readonly format?: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly valueType?: Schema
  readonly innerType?: Schema
  readonly options?: readonly Schema[]
  readonly discriminator?: string
  readonly values?: readonly (string | number | null)[]
  readonly entries?: Readonly<Record<string, string>>
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly pattern?: RegExp } } }[]
}
interface Schema {
  readonly _zod: { readonly def: SchemaDef }
}

/**
 * Shapes of responses and of all events, each distinct part once. Constraints that cannot break the browser (lengths,
 * ranges) are left out.
 * @param below shapes that are loaded already: the new ones count on from them, and leave the events to them
 * @param isInput a member with a default may be absent
 */
export function shapesOf(
  calls: Readonly<Record<string, Pick<CallDefinition, 'answer' | 'media'>>>,
  below?: AnswerShapes,
  isInput = false,
): AnswerShapes {
  const parts: Shape[] = [...(below?.parts ?? [])]
  const known = new Map(parts.map((part, at) => [JSON.stringify(part), at]))

  /** Larger shapes that come again are kept once and named by their place. */
  function shared(shape: Shape): Shape {
    const text = JSON.stringify(shape)
    if (text.length < 24) return shape
    const at = known.get(text) ?? parts.push(shape) - 1
    known.set(text, at)
    return at
  }

  function must<T>(part: T | undefined, def: SchemaDef): T {
    if (part === undefined) throw new Error(`A ${def.type} of the contract lacks a part: look at answer-shapes.ts.`)
    return part
  }

  function shapeOf(schema: Schema): Shape {
    const { def } = schema._zod
    switch (def.type) {
      case 'string': {
        const pattern = def.checks?.map((check) => check._zod.def.pattern).find((found) => found)
        if (def.format === 'datetime') return 't'
        return pattern ? ['~', pattern.source] : 's'
      }
      case 'number':
        return def.format === 'safeint' ? 'i' : 'n'
      case 'boolean':
        return 'b'
      case 'unknown':
        return 'u'
      case 'literal':
        return shared(['=', ...must(def.values, def)])
      case 'enum':
        return shared(['=', ...Object.values(must(def.entries, def))])
      case 'nullable':
        return ['?', shapeOf(must(def.innerType, def))]
      // In a response, defaults are filled in.
      case 'default':
      case 'prefault':
        return shapeOf(must(def.innerType, def))
      case 'array':
        return ['*', shapeOf(must(def.element, def))]
      case 'record':
        return ['%', shapeOf(must(def.valueType, def))]
      case 'object':
        return shared(objectOf(must(def.shape, def)))
      case 'union':
        return shared(['|', ...must(def.options, def).map(shapeOf)])
      default:
        throw new Error(`Answers may not hold a ${def.type} yet: say in answer-shapes.ts how the browser checks it.`)
    }
  }

  function objectOf(shape: Readonly<Record<string, Schema>>): Shape {
    return Object.fromEntries(
      Object.entries(shape).map(([key, schema]) => {
        const { def } = schema._zod
        const isOptional = def.type === 'optional' || (isInput && def.type === 'default')
        return isOptional ? [`${key}?`, shapeOf(must(def.innerType, def))] : [key, shapeOf(schema)]
      }),
    )
  }

  const answers = Object.entries(calls).flatMap(([name, { answer, media }]) =>
    answer && !media ? [[name, shapeOf(answer as unknown as Schema)] as const] : [],
  )
  const types = below ? [] : Object.entries(EVENTS)
  const events = types.map(([type, data]) => [type, shapeOf(data as unknown as Schema)] as const)
  return { parts, answers: Object.fromEntries(answers), events: Object.fromEntries(events) }
}

/** Shapes of the responses of some calls, and of those below them. */
export function answerShapes(names: readonly CallName[], below?: AnswerShapes): AnswerShapes {
  return shapesOf(Object.fromEntries(names.map((name) => [name, CALLS[name]])), below)
}

/** Shapes of what a host page sends to the frame, by the name of the message. */
export function hostMessageShapes(): AnswerShapes {
  const messages = Object.entries(HOST_MESSAGE_DATA).map(([name, answer]) => [name, { answer }] as const)
  return { ...shapesOf(Object.fromEntries(messages), undefined, true), events: {} }
}

/** The shapes of a module without those of the module below. */
export function beyond(shapes: AnswerShapes, below: AnswerShapes): AnswerShapes {
  return { ...shapes, parts: shapes.parts.slice(below.parts.length) }
}
