import type { AnswerShapes, Shape } from './shape.ts'

/** Where a value is not as it should be, as a path from it; null where it is. */
type Check = (value: unknown) => string | null

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === 'string',
  t: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  i: (value) => Number.isSafeInteger(value),
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
}

/** Checks made of shapes, each once: a response has thousands of values. */
function createChecks(parts: AnswerShapes['parts']): (shape: Shape) => Check {
  const known = new Map<Shape, Check>()

  function checkOf(shape: Shape): Check {
    const before = known.get(shape)
    if (before) return before
    const made = typeof shape === 'number' ? checkOf(parts[shape] as Shape) : make(shape)
    known.set(shape, made)
    return made
  }

  function make(shape: Exclude<Shape, number>): Check {
    if (typeof shape === 'string') return when(PLAIN[shape] ?? (() => true))
    if (!Array.isArray(shape)) return objectCheck(shape as Readonly<Record<string, Shape>>)
    const [kind, inner] = shape as unknown as readonly [string, Shape]
    switch (kind) {
      case '?': {
        const check = checkOf(inner)
        return (value) => (value === null ? null : check(value))
      }
      case '=': {
        const values = new Set<unknown>(shape.slice(1))
        return when((value) => values.has(value))
      }
      case '~': {
        const pattern = new RegExp(String(inner))
        return when((value) => typeof value === 'string' && pattern.test(value))
      }
      case '|': {
        const checks = shape.slice(1).map((one) => checkOf(one as Shape))
        return when((value) => checks.some((check) => check(value) === null))
      }
      case '*': {
        const check = checkOf(inner)
        return (value) => (Array.isArray(value) ? firstOf(value, check) : '')
      }
      default: {
        const check = checkOf(inner)
        return (value) => (isObject(value) ? fieldOf(Object.entries(value), check) : '')
      }
    }
  }

  function objectCheck(shape: Readonly<Record<string, Shape>>): Check {
    const fields = Object.entries(shape).map(([key, inner]) => {
      const isOptional = key.endsWith('?')
      return { name: isOptional ? key.slice(0, -1) : key, isOptional, check: checkOf(inner) }
    })
    return (value) => {
      if (!isObject(value)) return ''
      for (const { name, isOptional, check } of fields) {
        const part = value[name]
        if (isOptional && part === undefined) continue
        const found = check(part)
        if (found !== null) return `.${name}${found}`
      }
      return null
    }
  }

  return checkOf
}

function when(fits: (value: unknown) => boolean): Check {
  return (value) => (fits(value) ? null : '')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function firstOf(values: readonly unknown[], check: Check): string | null {
  for (let at = 0; at < values.length; at++) {
    const found = check(values[at])
    if (found !== null) return `.${at}${found}`
  }
  return null
}

function fieldOf(entries: readonly (readonly [string, unknown])[], check: Check): string | null {
  for (const [key, value] of entries) {
    const found = check(value)
    if (found !== null) return `.${key}${found}`
  }
  return null
}

const checksOf = new WeakMap<AnswerShapes, (shape: Shape) => Check>()

/** Where a value is not of a shape, as a path; null where it fits. */
export function misfit(value: unknown, shape: Shape, shapes: AnswerShapes): string | null {
  const known = checksOf.get(shapes)
  const checkOf = known ?? createChecks(shapes.parts)
  if (!known) checksOf.set(shapes, checkOf)
  return checkOf(shape)(value)
}
