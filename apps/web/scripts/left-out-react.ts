import { type Plugin, parseAst } from 'vite'

/** Files of React that browsers load, and what each hands to others. */
const FILES = /node_modules\/(?:react\/cjs\/react|react-dom\/cjs\/react-dom(?:-client)?)\.production\.js$/
/** Exports that the product and its libraries use; one that is asked for and is not here fails the build. */
const KEPT = new Set(
  `Component Fragment Suspense createContext createElement forwardRef lazy memo startTransition useCallback useContext
  useDeferredValue useEffect useEffectEvent useId useInsertionEffect useLayoutEffect useMemo useReducer useRef useState
  useSyncExternalStore createPortal flushSync createRoot hydrateRoot version`.split(/\s+/),
)
const isKept = (name: string) => KEPT.has(name) || name.startsWith('__')

/**
 * Kinds of fibers that no page has: Profiler, SuspenseList, Scope, LegacyHidden, Cache, TracingMarker, hoisted elements (`link`,
 * `style`, `title`: the head is written by `shell/head.ts`), `html` and `body`, ViewTransition, Activity.
 */
const NO_TAGS = new Set([12, 19, 21, 23, 24, 25, 26, 27, 30, 31])

/** Functions that are left with nothing to do, and what they answer. */
const IDLE: Readonly<Record<string, string>> = {
  // View transitions, and waiting for pictures and styles before a page is shown.
  startViewTransition: 'null',
  trackEnterViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  measureNestedViewTransitions: '',
  restoreNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  scheduleViewTransitionEvent: '',
  claimQueuedTransitionTypes: 'null',
  queueTransitionTypes: '',
  accumulateSuspenseyCommitOnFiber: '',
  waitForCommitToBeReady: 'null',
  preloadInstanceAndSuspendIfNeeded: '',
  preloadResourceAndSuspendIfNeeded: '',
  defaultOnDefaultTransitionIndicator: '',
  // References to fragments.
  FragmentInstance: '',
  commitNewChildToFragmentInstance: '',
  commitNewChildToFragmentInstances: '',
  deleteChildFromFragmentInstance: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  // Forms whose `action` is a function: ours have `onSubmit`.
  extractEvents$1: '',
  startHostTransition: '',
  recursivelyResetForms: '',
  TransitionAwareHostComponent: '',
  // Hoisted and custom elements, activities.
  isHostHoistableType: 'false',
  createHoistableInstance: '',
  isCustomElement: 'false',
  getActivityInstanceFromFiber: 'null',
  // Nobody reads stacks of components or listens to `onSelect`.
  getStackByFiberInDevAndProd: '""',
  getComponentNameFromType: 'null',
  constructSelectEvent: '',
  callComponentWillReceiveProps: '',
  setIsStrictModeForDevtools: '',
  // No browser that runs the product has prefixes.
  getVendorPrefixedEventName: 'eventName',
}

/** Hooks of dispatchers that nobody calls. */
const NO_HOOKS = new Set(
  `use useTransition useHostTransitionStatus useFormState useActionState useOptimistic useMemoCache useCacheRefresh
  useImperativeHandle useDebugValue`.split(/\s+/),
)

/** What is so in the product, written where React asks. */
const FACTS: readonly (readonly [RegExp, string])[] = [
  [/\((\w+) & 335544064\) === \1/g, 'false'],
  [/\bshouldStartViewTransition\b(?=\s*\?)/g, 'false'],
  [/\bshouldDoubleInvokeUserFnsInHooksDEV\b(?!\s*=)/g, 'false'],
  [/\binjectedHook\b(?=\s*&&)/g, 'false'],
  [/\b(?:canUseDOM|isInputEventSupported)\b(?=\s*(?:\?|&&|\)))/g, 'true'],
  [/"undefined" !== typeof AbortController|"function" === typeof reportError/g, 'true'],
  [/: "html" === type \|\| "head" === type \|\| "body" === type\s+\? 27\s+: 5/g, ': 5'],
]
const LIFECYCLE =
  '(?:UNSAFE_)?(?:componentWill(?:ReceiveProps|Mount|Update)|getSnapshotBeforeUpdate|getDerivedStateFromProps|shouldComponentUpdate)'
const ASKS_LIFECYCLE = new RegExp(`"function" (===|!==)\\s+typeof [\\w$]+\\.${LIFECYCLE}\\b`, 'g')
/** A kind of fiber that is asked for; some kinds have been put into variables before. */
const ASKS_TAG = /\b(\d+) (===|!==) ((?:[\w$.]+\.tag|nodeTag|grandTag|_instance|inCapturePhase|tag)\b)(?!\.)/g

/** Events that are told by other means than listeners of ours: composing and selecting. From its first words to the next step. */
const NO_EVENTS = [
  'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch',
  'extractEvents$1(\n',
] as const

const NO_STATEMENTS =
  /^(?:(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype|ReactDOMSharedInternals\.findDOMNode|if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)/

/** What would need what is left out, in modules as the bundler gets them. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/\bjsxs?\("(?:link|meta|style|script|title|base|html|head|body)"/, 'elements of the head'],
  [/\bjsxs?\("[a-z]+-[a-z-]+"/, 'custom elements'],
  [/\bjsxs?\("form", \{[^}]*\baction:|\bformAction:/, 'actions of forms'],
  [/\bjsxs?\(Fragment, \{[^}]*\bref:/, 'references to fragments'],
  [/\bon(?:Select|BeforeInput|Composition(?:Start|Update|End))(?:Capture)?: /, 'composing and selecting'],
  [new RegExp(`\\b${LIFECYCLE}\\b\\s*[(=]|extends (?:React\\.)?PureComponent`), 'that method of classes'],
]
const IMPORTS = /import\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*["']react(?:-dom(?:\/client)?)?["']/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const MEMBERS = /\bReact\.(\w+)/g

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface SwitchCase extends Node {
  readonly test: { readonly value: unknown } | null
  readonly consequent: readonly Statement[]
}
interface Statement extends Node {
  readonly body?: readonly Statement[]
}
interface Property extends Node {
  readonly key: { readonly name: string }
}
interface AnyNode extends Node {
  readonly id: { readonly name: string } | null
  readonly init: AnyNode | null
  readonly body: Node
  readonly left: Node
  readonly right: AnyNode
  readonly properties: readonly Property[]
  readonly discriminant: Node
  readonly cases: readonly SwitchCase[]
  readonly expression: AnyNode
}

/** Text that is put into the place of another. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

const childrenOf = (node: Node): readonly AnyNode[] => Object.values(node).flat().filter(isNode)
const isFunction = ({ type }: Node) => type === 'FunctionDeclaration' || type === 'FunctionExpression'

interface Found {
  readonly node: AnyNode
  /** Where the body of the function around it begins. */
  readonly body: number
}

function* nodesIn(node: AnyNode, body = 0): Generator<Found> {
  yield { node, body }
  for (const child of childrenOf(node)) yield* nodesIn(child, isFunction(node) ? node.body.start + 1 : body)
}

/** Variables that something declares for the whole function around it. */
function variablesIn(node: Node): readonly string[] {
  if (isFunction(node)) return []
  const own = node.type === 'VariableDeclarator' ? [(node as AnyNode).id?.name ?? ''] : []
  return [...own, ...childrenOf(node).flatMap(variablesIn)]
}

/** Whether what comes after a statement is never reached from it. */
function ends(statement: Statement | undefined): boolean {
  if (statement?.type === 'BlockStatement') return ends(statement.body?.at(-1))
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(statement?.type ?? '')
}

/** Branches of kinds that there are none of, unless one that stays runs into them. */
function emptyBranches(cases: readonly SwitchCase[]): readonly SwitchCase[] {
  let isEntered = false
  return cases.filter(({ test, consequent }) => {
    const isGone = test !== null && NO_TAGS.has(Number(test.value)) && (consequent.length === 0 || !isEntered)
    if (!isGone) isEntered = !ends(consequent.at(-1))
    return isGone
  })
}

function apply(code: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end)
  let [text, at] = ['', 0]
  for (const edit of sorted) {
    // Within another that is left out already.
    if (edit.start < at) continue
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at)
}

const always = (isEqual: boolean) => String(isEqual)

/** The facts, where React asks for them. */
function withFacts(code: string): string {
  let known = code
  for (const [asked, answer] of FACTS) {
    if (known.search(asked) < 0) throw new Error(`React does not ask for ${asked} any more: correct left-out-react.ts.`)
    known = known.replace(asked, answer)
  }
  const [first, next] = NO_EVENTS
  const from = known.indexOf(first)
  const to = known.indexOf(next, from)
  if (from < 0 || to < 0) throw new Error('React tells composing otherwise: correct left-out-react.ts.')
  return (known.slice(0, from) + known.slice(to))
    .replace(ASKS_LIFECYCLE, (_, operator) => always(operator === '!=='))
    .replace(ASKS_TAG, (asked, tag, operator) => (NO_TAGS.has(Number(tag)) ? always(operator === '!==') : asked))
}

/** `react-dom/client` as far as the product uses it. */
function smallerClient(library: string): string {
  const code = withFacts(library)
  const idle = new Set(Object.keys(IDLE))
  const text = ({ start, end }: Node) => code.slice(start, end)
  const gone = (node: Node): Edit => ({ ...node, end: node.end + (code[node.end] === ',' ? 1 : 0), text: '' })
  const edits: Edit[] = []
  const program = parseAst(code) as unknown as { readonly body: readonly AnyNode[] }
  for (const statement of program.body) {
    if (NO_STATEMENTS.test(code.slice(statement.start, statement.start + 80))) edits.push(gone(statement))
    for (const { node, body } of nodesIn(statement)) {
      const name = node.id?.name ?? ''
      if (node.type === 'FunctionDeclaration' && idle.delete(name))
        edits.push({ start: node.body.start, end: node.body.end, text: `{ return ${IDLE[name]} }` })
      else if (node.type === 'SwitchStatement' && text(node.discriminant).endsWith('.tag')) {
        const branches = emptyBranches(node.cases)
        // Other branches use what one of these declares.
        const declared = branches.flatMap(variablesIn)
        if (declared.length > 0) edits.push({ start: body, end: body, text: `var ${declared.join(', ')};` })
        edits.push(...branches.map(gone))
      } else if (
        node.type === 'VariableDeclarator' &&
        /Dispatcher/.test(name) &&
        node.init?.type === 'ObjectExpression'
      )
        edits.push(...node.init.properties.filter(({ key }) => NO_HOOKS.has(key.name)).map(gone))
      // Of what `react-dom` asks of its renderer only `flushSync` is left: nothing is preloaded through it.
      else if (node.type === 'AssignmentExpression' && text(node.left) === 'ReactDOMSharedInternals.d')
        edits.push(...node.right.properties.filter(({ key }) => key.name !== 'f').map(gone))
    }
  }
  if (idle.size > 0) throw new Error(`React has no ${[...idle].join(', ')} any more: correct left-out-react.ts.`)
  return apply(code, edits)
}

/** A module of React without the exports that nobody asks for. */
function withoutExports(code: string): string {
  const program = parseAst(code) as unknown as { readonly body: readonly AnyNode[] }
  return apply(
    code,
    program.body.flatMap(({ start, end, expression }) => {
      const name = /^exports\.(\w+) =/.exec(code.slice(start, end))?.[1]
      if (name === undefined || isKept(name)) return []
      // `exports.a = exports.b = …` hands out two names.
      const also = expression.right.type === 'AssignmentExpression' && code.slice(expression.right.start, end)
      return [{ start, end, text: also || '' }]
    }),
  )
}

/**
 * A file of React as far as the product uses it.
 * @param id its address, by which it is known
 */
export function smallerReact(code: string, id: string): string {
  return withoutExports(id.includes('react-dom-client') ? smallerClient(code) : code)
}

/** What a module needs that is left out; null where it needs nothing of that. */
export function needOf(module: string): string | null {
  const code = module.replace(COMMENTS, '')
  const listed = [...code.matchAll(IMPORTS)].flatMap(([, names = '']) => names.split(','))
  const named = listed.map((name) => name.trim().split(/\s+as\s+/)[0] ?? '').filter((name) => name !== '')
  const members = /from\s*["']react["']/.test(code) ? [...code.matchAll(MEMBERS)].map(([, name = '']) => name) : []
  const missing = [...named, ...members].find((name) => !isKept(name))
  return missing ?? NEEDS.find(([sign]) => sign.test(code))?.[1] ?? null
}

/**
 * Leaves out of React what the product has none of: view transitions, actions of forms, hoisted and custom elements, preloading,
 * older methods of classes. They are a third of `react-dom`, which every page waits for, and a bundler cannot see that nothing
 * reaches them. The build fails where a module needs one of them, and where React is no longer written as this expects.
 */
export function leftOutReact(): Plugin {
  return {
    name: 'touchline:left-out-react',
    enforce: 'post',
    transform(code, id) {
      if (FILES.test(id)) return { code: smallerReact(code, id), map: null }
      if (!/\.(?:m?js|tsx?)$/.test(id) || /node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return null
      const need = needOf(code)
      if (need !== null)
        this.error(
          `${id} needs ${need} of React, which apps/web/scripts/left-out-react.ts leaves out: take it from there.`,
        )
      return null
    },
  }
}
