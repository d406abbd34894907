import { type Fields, fieldsOf, MalformedCommand } from '../protocol/fields.ts'
import type { Tags } from './publication.ts'

/** Decides by a publication's tags whether a subscriber gets it. */
export type TagsFilter = (tags: Tags) => boolean

const MAX_DEPTH = 8
const MAX_NODES = 64

/** Reads a filter a client sent (`{op, key, cmp, val, vals, nodes}`), or null where it is not one. */
export function readTagsFilter(untrusted: unknown): TagsFilter | null {
  try {
    return compileNode(fieldsOf(untrusted), 0, { nodes: 0 })
  } catch (error) {
    if (error instanceof MalformedCommand) return null
    throw error
  }
}

function compileNode(node: Fields, depth: number, seen: { nodes: number }): TagsFilter {
  seen.nodes++
  if (depth > MAX_DEPTH || seen.nodes > MAX_NODES) throw new MalformedCommand('filter too large')
  const operation = node.string('op')
  if (operation === '') return compileComparison(node)
  const parts = listOf(node.raw('nodes')).map((part) => compileNode(fieldsOf(part), depth + 1, seen))
  const [first] = parts
  if (first === undefined) throw new MalformedCommand('nodes')
  switch (operation) {
    case 'and':
      return (tags) => parts.every((part) => part(tags))
    case 'or':
      return (tags) => parts.some((part) => part(tags))
    case 'not':
      if (parts.length > 1) throw new MalformedCommand('nodes')
      return (tags) => !first(tags)
    default:
      throw new MalformedCommand('op')
  }
}

function compileComparison(node: Fields): TagsFilter {
  const key = node.string('key')
  const wanted = node.string('val')
  const allowed = new Set(listOf(node.raw('vals')).map(textOf))
  if (key === '') throw new MalformedCommand('key')
  const onText = (test: (text: string) => boolean) => (tags: Tags) => {
    const text = tags[key]
    return text !== undefined && test(text)
  }
  const onNumber = (test: (left: number, right: number) => boolean) => {
    const right = Number(wanted)
    if (wanted.trim() === '' || !Number.isFinite(right)) throw new MalformedCommand('val')
    return onText((text) => text.trim() !== '' && Number.isFinite(Number(text)) && test(Number(text), right))
  }
  switch (node.string('cmp')) {
    case 'eq':
      return onText((text) => text === wanted)
    case 'neq':
      return (tags) => tags[key] !== wanted
    case 'in':
      return onText((text) => allowed.has(text))
    case 'nin':
      return (tags) => !allowed.has(tags[key] ?? '')
    case 'ex':
      return onText(() => true)
    case 'nex':
      return (tags) => tags[key] === undefined
    case 'sw':
      return onText((text) => text.startsWith(wanted))
    case 'ew':
      return onText((text) => text.endsWith(wanted))
    case 'ct':
      return onText((text) => text.includes(wanted))
    case 'lt':
      return onNumber((left, right) => left < right)
    case 'lte':
      return onNumber((left, right) => left <= right)
    case 'gt':
      return onNumber((left, right) => left > right)
    case 'gte':
      return onNumber((left, right) => left >= right)
    default:
      throw new MalformedCommand('cmp')
  }
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new MalformedCommand('list')
  return value
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new MalformedCommand('text')
  return value
}
