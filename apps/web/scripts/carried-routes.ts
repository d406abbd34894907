import { ROUTES, type Route } from '@touchline/contract/routes'
import { parseSync } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Names of calls in one of these values: a name alone, or one of the two branches of a condition. */
function* namesIn(value: unknown): Generator<Node & { readonly value: keyof typeof ROUTES }> {
  if (!isNode(value)) return
  if (value.type === 'ConditionalExpression') {
    yield* namesIn(value.consequent)
    yield* namesIn(value.alternate)
  }
  if (value.type === 'Literal' && typeof value.value === 'string' && Object.hasOwn(ROUTES, value.value))
    yield value as Node & { readonly value: keyof typeof ROUTES }
}

/** What may name a call: an argument of a function, and the property `link` of a component. */
function* calledIn(node: Node): ReturnType<typeof namesIn> {
  if (node.type === 'CallExpression') for (const argument of node.arguments as unknown[]) yield* namesIn(argument)
  if (node.type === 'JSXAttribute' && isNode(node.name) && node.name.name === 'link') yield* namesIn(node.value)
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) yield* calledIn(one)
  }
}

/** The module of routes in a browser: the scripts that make calls fill it, each with the routes of its own calls. */
export const EMPTY_ROUTES = `export const ROUTES = {}
export function carry(name, path, method = 'GET') {
  ROUTES[name] = { method, path }
  return name
}`

/** One constant for each call: it puts the call's route into the table, and goes where nothing uses it. */
function carried(name: keyof typeof ROUTES): string {
  const { method, path }: Route = ROUTES[name]
  const route = [name, path, ...(method === 'GET' ? [] : [method])].map((part) => JSON.stringify(part))
  return `const $${name} = /* @__PURE__ */ carry(${route.join(', ')});`
}

/**
 * Gives a module the routes of the calls that it makes: each name becomes a constant of the module, whose value is the
 * name. The line numbers stay.
 */
export function carryRoutes(file: string, source: string): string {
  const { program } = parseSync(file, source)
  const called = [...calledIn(program as unknown as Node)].sort((a, b) => a.start - b.start)
  if (called.length === 0) return source
  let [code, at] = ['', 0]
  for (const { start, end, value } of called) {
    const isAttribute = source[start - 1] === '='
    code += `${source.slice(at, start)}${isAttribute ? `{$${value}}` : `$${value}`}`
    at = end
  }
  const names = [...new Set(called.map(({ value }) => value))]
  return `import { carry } from '@touchline/contract/routes';${names.map(carried).join('')}${code}${source.slice(at)}`
}
