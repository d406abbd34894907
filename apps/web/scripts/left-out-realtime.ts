import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify } from 'terser'
import { type Plugin, parseAst } from 'vite'

const LIBRARY = /centrifuge\/build\/index\.mjs$/
/** The only code that uses the library. */
const USERS = join(import.meta.dirname, '../../../packages/client/src/realtime')

/** What is so in the product: channels are plain streams, the line is a WebSocket, and nobody reads the library's log. */
const FACTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:this|self)\.(?:_map|_sharedPoll|_emulation|_debugEnabled)\b(?!\s*=[^=])/g, 'false'],
  [/\bthis\._centrifuge\._debugEnabled\b/g, 'false'],
  [/\b(?:this|self|transport)(?:\._\w+)*\.(?:emulation|_isEmulation)\(\)/g, 'false'],
  [/^\s*(?:this|self)\._debug\(.*\);$/gm, ';'],
]
/** What would make one of them untrue. */
const AGAINST =
  /newMapSubscription|newSharedPoll|newPresence|\btransports?:|emulationEndpoint|\bdebug:|sharedPoll|\bmap:/
/** Ways of transport beside the WebSocket. */
const OTHER_WAYS = ['SockjsTransport', 'HttpStreamTransport', 'SseTransport', 'WebtransportTransport']

interface Place {
  readonly start: number
  readonly end: number
}
interface Member extends Place {
  readonly key?: { readonly name?: string }
  readonly kind?: string
}
interface ClassNode extends Place {
  readonly type: string
  readonly id?: { readonly name: string } | null
  readonly body: Place & { readonly body: readonly Member[] }
}

const classesOf = (code: string): readonly ClassNode[] =>
  (parseAst(code).body as unknown as ClassNode[]).filter(({ type }) => type === 'ClassDeclaration')

const without = (code: string, places: readonly Place[]): string =>
  [...places]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)

const namesIn = (code: string): string[] => [...code.matchAll(/\.(\w+)/g)].map(([, name = '']) => name)

function usersOfLibrary(): string {
  const files = readdirSync(USERS).filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))
  return files.map((name) => readFileSync(join(USERS, name), 'utf8')).join('\n')
}

/** Methods that nothing asks for by name, neither the product nor what it reaches. */
function unreachedMethods(code: string, asked: readonly string[]): readonly Member[] {
  const classes = classesOf(code)
  const methods = classes.flatMap(({ body }) => body.body).filter(({ kind }) => kind === 'method')
  const names = new Set([...asked, ...namesIn(without(code, methods))])
  const unreached = new Set(methods)
  for (let found = true; found; ) {
    found = false
    for (const method of unreached) {
      if (!names.has(method.key?.name ?? '')) continue
      unreached.delete(method)
      for (const name of namesIn(code.slice(method.start, method.end))) names.add(name)
      found = true
    }
  }
  return [...unreached]
}

/** The library as far as the product uses it. */
export async function smallerRealtime(library: string): Promise<string> {
  const users = usersOfLibrary()
  const against = AGAINST.exec(users)
  if (against !== null)
    throw new Error(`The realtime client uses ${against[0]}, which apps/web/scripts/left-out-realtime.ts leaves out.`)
  const ways = classesOf(library).filter(({ id }) => OTHER_WAYS.includes(id?.name ?? ''))
  let code = without(
    library,
    ways.flatMap(({ body }) => body.body),
  )
  for (const [pattern, value] of FACTS) code = code.replace(pattern, value)
  const compress = { passes: 2, keep_fargs: false } as const
  const plain = await minify(code, { module: true, ecma: 2020, compress, mangle: false, format: { beautify: true } })
  const kept = without(plain.code ?? '', unreachedMethods(plain.code ?? '', namesIn(users)))
  // Names with an underscore are the library's own, and nobody outside the file knows them.
  const mangle = { properties: { regex: /^_[a-z]/ } }
  return (await minify(kept, { module: true, ecma: 2020, compress, mangle })).code ?? ''
}

/**
 * Leaves out of the realtime library what the product has none of: other transports, channels that are maps or polls, its log.
 * A bundler cannot see that nothing reaches them, since they are methods of the classes that are used.
 */
export function leftOutRealtime(): Plugin {
  return {
    name: 'touchline:left-out-realtime',
    async transform(code, id) {
      return LIBRARY.test(id) ? { code: await smallerRealtime(code), map: null } : null
    },
  }
}
